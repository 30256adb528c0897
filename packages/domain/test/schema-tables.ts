import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';

const schema = new URL('../../../db/schema/', import.meta.url);

/** Every table of the schema, as drizzle knows it: those of tomorrow too. */
export async function schemaTables(): Promise<SQLiteTable[]> {
  const files = readdirSync(schema).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, schema).href) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((exports) => Object.values(exports))
    .filter((it): it is SQLiteTable => is(it, SQLiteTable));
}
