import { RATE_LIMIT_PERIOD, rateLimits } from '@fahm/contracts/routes/rate-limits.ts';
import { MAX_BODY_BYTES, statusOf, type Route } from '@fahm/contracts/routes/route.ts';
import type * as z from 'zod/mini';
import {
  contractSchemas,
  reachedFrom,
  REFERENCE,
  toJsonSchemas,
  type JsonSchema,
} from './schemas.ts';
import { routeSummaries } from './summaries.ts';

type DescribedRoute = Route & { operationId: string };
type SummarizedRoute = DescribedRoute & { summary: string };

/** Failures that a description tells of; what each status means is the same everywhere. */
const FAILURES = {
  400: 'The body is not JSON.',
  401: 'Nobody is signed in.',
  403: 'Not from a page of this site, or not open to this person (yet).',
  404: 'There is no such thing, or it is somebody else’s.',
  413: 'The body is too large.',
  415: 'The body is not `application/json`.',
  422: 'What was sent is not of the promised shape.',
  429: 'Too many requests.',
} as const;

const failuresOf = ({ access, needsPro, method, params, query, body, limit }: Route): number[] => [
  ...(body === undefined ? [] : [400, 413, 415]),
  ...(access === 'everybody' ? [] : [401]),
  ...(access === 'onboarded' || needsPro === true || method !== 'GET' ? [403] : []),
  ...(params === undefined ? [] : [404]),
  ...(body === undefined && query === undefined ? [] : [422]),
  ...(limit === undefined ? [] : [429]),
];

const securityOf = ({ access }: Route): Record<string, never[]>[] => {
  if (access === 'everybody') return [];
  return access === 'free-surahs' ? [{}, { session: [] }] : [{ session: [] }];
};

const ACCESS = {
  everybody: 'Open to everybody.',
  'free-surahs': 'Open to everybody for surahs 1 to 5, beyond them to who is signed in.',
  person: 'Open to who is signed in.',
  onboarded: 'Open to who is signed in and has completed onboarding.',
} as const;

const descriptionOf = ({ access, needsPro }: Route): string =>
  ACCESS[access] + (needsPro === true ? ' A surah beyond the free ones needs Pro.' : '');

const limitOf = ({ limit, access }: Route) =>
  limit === undefined
    ? {}
    : {
        'x-rate-limit': {
          requests: rateLimits[limit],
          seconds: RATE_LIMIT_PERIOD,
          by: access === 'everybody' ? 'address' : 'person',
        },
      };

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** Finds a schema by its name; one that has none gets the name of its place. */
type Named = (schema: z.ZodMiniType) => string;

const successOf = (route: Route, named: Named) => {
  const status = statusOf(route);
  if (route.reply !== undefined) {
    const schema = { $ref: REFERENCE + named(route.reply) };
    return { [status]: { description: 'Done.', ...json(schema) } };
  }
  if (status === 204) return { 204: { description: 'Done; there is nothing to say.' } };
  const location = { required: true, schema: { type: 'string', format: 'uri' } };
  return { 303: { description: 'Leads elsewhere.', headers: { location } } };
};

const operationOf = (route: SummarizedRoute, named: Named, schemas: Record<string, JsonSchema>) => {
  const parametersIn = (place: 'path' | 'query', fields: z.ZodMiniObject | undefined) => {
    const { properties = {}, required = [] } = fields ? (schemas[named(fields)] ?? {}) : {};
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  };
  const failures = failuresOf(route).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  return {
    operationId: route.operationId,
    tags: [route.path.split('/')[2]],
    summary: route.summary,
    description: descriptionOf(route),
    security: securityOf(route),
    parameters: [...parametersIn('path', route.params), ...parametersIn('query', route.query)],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: { required: true, ...json({ $ref: REFERENCE + named(route.body) }) },
          'x-max-body-bytes': route.maxBodyBytes ?? MAX_BODY_BYTES,
        }),
    ...limitOf(route),
    responses: {
      ...successOf(route, named),
      ...Object.fromEntries(failures),
      default: { $ref: '#/components/responses/default' },
    },
  };
};

const failure = (description: string) => ({
  description,
  ...json({ $ref: `${REFERENCE}ErrorEnvelope` }),
});

const RESPONSES = {
  ...Object.fromEntries(Object.entries(FAILURES).map(([status, why]) => [status, failure(why)])),
  429: {
    ...failure(FAILURES[429]),
    headers: { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  },
  default: failure('Any other failure.'),
};

/**
 * The OpenAPI 3.1 document of the described routes.
 * @throws Error when a route has no summary.
 */
export async function openApiDocument(routes: readonly DescribedRoute[]) {
  const names = await contractSchemas();
  const place = (schema: z.ZodMiniType | undefined, name: string) => {
    if (schema !== undefined && !names.has(schema)) names.set(schema, name);
  };
  for (const { operationId, params, query, body, reply } of routes) {
    place(params, `${operationId}.params`);
    place(query, `${operationId}.query`);
    place(body, `${operationId}.body`);
    place(reply, `${operationId}.reply`);
  }
  const named: Named = (schema) => names.get(schema) ?? '';
  const schemas = toJsonSchemas(names);
  const paths: Record<string, Record<string, unknown>> = {};
  const summaries = routeSummaries();
  for (const route of routes) {
    const summary = summaries.get(route.operationId);
    if (summary === undefined)
      throw new Error(`${route.operationId}: no comment of one line above it`);
    const operation = operationOf({ ...route, summary }, named, schemas);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }
  const reached = reachedFrom([paths, RESPONSES], schemas);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Fahm: accounts, lessons and study',
      version: '1.0.0',
      description:
        'Replies change by addition. What changes something is taken from pages of this site alone, as JSON.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name))),
      responses: RESPONSES,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Set by a sign-in, which begins at `/api/login`.',
        },
      },
    },
  };
}
