import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';

const contracts = new URL('../../../packages/contracts/src/', import.meta.url);

/** What JSON Schema says of a value, as far as we look into it. */
export type JsonSchema = {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;

/** Every schema that the contracts export, by its name: `folderSchema` is `Folder`. */
export async function contractSchemas(): Promise<Map<z.ZodMiniType, string>> {
  const names = new Map<z.ZodMiniType, string>();
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!routes\/|testing\/)[a-z/-]+\.ts$/.test(name),
  );
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1))) {
    const module = (await import(new URL(file, contracts).href)) as Record<string, unknown>;
    for (const [exported, value] of Object.entries(module)) {
      if (!exported.endsWith('Schema') || !isSchema(value) || names.has(value)) continue;
      const name = exported.slice(0, -'Schema'.length);
      names.set(value, `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    }
  }
  return names;
}

export const REFERENCE = '#/components/schemas/';

/**
 * The schemas as JSON Schema 2020-12, which name each other by reference. They say what travels: where a schema
 * turns a text into a number, the text.
 */
export function toJsonSchemas(
  names: ReadonlyMap<z.ZodMiniType, string>,
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    target: 'draft-2020-12',
    io: 'input',
    uri: (id) => `${REFERENCE}${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _address, ...schema }]) => [
      id,
      schema as JsonSchema,
    ]),
  );
}

/** Names of the schemas that a part of a document refers to, by way of others too. */
export function reachedFrom(part: unknown, schemas: Record<string, JsonSchema>): Set<string> {
  const reached = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string' && inner.startsWith(REFERENCE)) {
        const name = inner.slice(REFERENCE.length);
        if (reached.has(name)) continue;
        reached.add(name);
        visit(schemas[name]);
      } else visit(inner);
    }
  };
  visit(part);
  return reached;
}
