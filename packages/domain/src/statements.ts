import { getTableColumns, is, sql, SQL, type Column, type Table } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from './context.ts';

type Columns<T extends Table> = T['_']['columns'];

/** A value or an expression for each column of a table: none is forgotten. */
export type RowOf<T extends Table> = {
  [Name in keyof Columns<T>]: SQL | T['$inferSelect'][Name & keyof T['$inferSelect']];
};

/**
 * What an `insert … select` selects: SQL tells columns by their position, which a new column of the table would
 * change unseen, so they are named here and put in the table's order.
 */
export const selectList = <T extends Table>(table: T, row: RowOf<T>): SQL => {
  const values = row as Record<string, unknown>;
  const inOrder = Object.entries<Column>(getTableColumns(table)).map(([name, column]) => {
    const value = values[name];
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  return sql.join(inOrder, sql`, `);
};

type Statements = Record<string, BatchItem<'sqlite'>>;
type Results<S extends Statements> = { [Name in keyof S]: S[Name]['_']['result'] };

/** Statements that happen together, in their order and in one round trip; each answer by the name of its statement. */
export async function batch<S extends Statements>(
  { db }: Context,
  statements: S,
): Promise<Results<S>> {
  const [first, ...others] = Object.values(statements);
  if (first === undefined) return {} as Results<S>;
  const results = await db.batch([first, ...others]);
  const named = Object.keys(statements).map((name, at) => [name, results[at]]);
  return Object.fromEntries(named) as Results<S>;
}
