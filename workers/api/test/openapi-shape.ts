import * as z from 'zod/mini';

// What OpenAPI 3.1 allows of what our document has, by hand and strictly: a validator would be three packages more.
// Tables of fields: https://spec.openapis.org/oas/v3.1.1.html#schema-0

const text = z.string().check(z.minLength(1));
const types = z.enum(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const count = z.int().check(z.gte(0));

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u').source === pattern;
  } catch {
    return false;
  }
};

/** JSON Schema 2020-12 with the keywords that zod writes. Another one is looked at before it is added here. */
const schema: z.ZodMiniType = z.lazy(() =>
  z.union([
    z.boolean(),
    z.strictObject({
      $ref: z.optional(text),
      type: z.optional(z.union([types, z.array(types)])),
      const: z.optional(z.unknown()),
      enum: z.optional(z.array(z.unknown()).check(z.minLength(1))),
      properties: z.optional(z.record(z.string(), schema)),
      required: z.optional(z.array(text)),
      additionalProperties: z.optional(schema),
      propertyNames: z.optional(schema),
      items: z.optional(schema),
      minItems: z.optional(count),
      maxItems: z.optional(count),
      minimum: z.optional(z.number()),
      maximum: z.optional(z.number()),
      exclusiveMinimum: z.optional(z.number()),
      minLength: z.optional(count),
      maxLength: z.optional(count),
      pattern: z.optional(z.string().check(z.refine(isPattern))),
      format: z.optional(text),
      anyOf: z.optional(z.array(schema).check(z.minLength(1))),
      oneOf: z.optional(z.array(schema).check(z.minLength(1))),
      allOf: z.optional(z.array(schema).check(z.minLength(1))),
    }),
  ]),
);

const reference = z.strictObject({ $ref: z.string().check(z.startsWith('#/components/')) });
const content = z.record(text, z.strictObject({ schema }));
const header = z.strictObject({
  description: z.optional(text),
  required: z.optional(z.boolean()),
  schema,
});
const response = z.strictObject({
  description: text,
  headers: z.optional(z.record(text, header)),
  content: z.optional(content),
});
const responses = z.record(
  z.string().check(z.regex(/^(?:[1-5]\d\d|default)$/)),
  z.union([reference, response]),
);
const parameter = z.strictObject({
  name: text,
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean(),
  schema,
});
const security = z.array(z.record(text, z.array(text)));

const operation = z.strictObject({
  operationId: text,
  tags: z.array(text),
  summary: text,
  description: text,
  security,
  parameters: z.array(parameter),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content })),
  responses,
  'x-max-body-bytes': z.optional(count),
  'x-rate-limit': z.optional(
    z.strictObject({ requests: count, seconds: count, by: z.enum(['address', 'person']) }),
  ),
});

const componentName = z.string().check(z.regex(/^[a-zA-Z0-9._-]+$/));

/** An OpenAPI 3.1 document as we write one. */
export const openApiShape = z.strictObject({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.strictObject({ title: text, version: text, description: text }),
  servers: z.array(z.strictObject({ url: text })),
  paths: z.record(
    z.string().check(z.startsWith('/')),
    z.strictObject({
      get: z.optional(operation),
      post: z.optional(operation),
      put: z.optional(operation),
      delete: z.optional(operation),
    }),
  ),
  components: z.strictObject({
    schemas: z.record(componentName, schema),
    responses: z.record(componentName, response),
    securitySchemes: z.record(
      componentName,
      z.strictObject({
        type: z.literal('apiKey'),
        in: z.enum(['cookie', 'header']),
        name: text,
        description: text,
      }),
    ),
  }),
});

/** References of a document that lead nowhere within it. */
export function danglingReferences(document: unknown): string[] {
  const dangling: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') {
        let target: unknown = document;
        for (const step of inner.replace(/^#\//, '').split('/')) {
          target = (target as Record<string, unknown> | undefined)?.[step];
        }
        if (target === undefined) dangling.push(inner);
      } else visit(inner);
    }
  };
  visit(document);
  return dangling;
}
