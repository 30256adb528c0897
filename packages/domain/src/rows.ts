import type { SQL } from 'drizzle-orm';
import type { Context } from './context.ts';

/**
 * A statement in SQL as it stands that answers rows; to be awaited, or put into a batch. Drizzle's own looks
 * for `stmt` in a batch and has none, so that values could not be bound (drizzle-orm 0.45).
 */
export const rowsOf = <Row>({ db }: Context, query: SQL) => {
  const statement = db.all<Row>(query);
  return Object.defineProperty(statement, 'stmt', {
    get: () => db.$client.prepare(statement.getQuery().sql),
  });
};
