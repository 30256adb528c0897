import { type folder, type folderItem } from '@fahm/db/schema/folder.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { rowsOf } from '../rows.ts';
import { batch } from '../statements.ts';

type Ordered = { table: typeof folder | typeof folderItem; own: SQL; ids: readonly string[] };

/**
 * Puts the rows that `own` holds into an order, and writes those alone that get another place: D1 is paid by what is
 * written. Answers how many. Two statements in one round trip.
 * @throws ServiceError `conflict` when these are not the rows that there are, each once.
 */
export async function putInOrder(ctx: Context, { table, own, ids }: Ordered): Promise<number> {
  const list = JSON.stringify([...new Set(ids)]);
  const place = sql`(select key from json_each(${list}) where value = ${table.id})`;
  const isWhole = sql`${ids.length} = (select count(*) from ${table} where ${own})
    and ${ids.length} = (select count(*) from ${table} where ${own}
      and id in (select value from json_each(${list})))`;
  const {
    moved,
    asked: [order],
  } = await batch(ctx, {
    moved: ctx.db
      .update(table)
      .set({ position: place })
      .where(sql`${own} and ${isWhole} and position is not ${place}`)
      .returning({ id: table.id }),
    asked: rowsOf<{ whole: number }>(ctx, sql`select ${isWhole} as whole`),
  });
  if (order?.whole !== 1 || ids.length === 0) {
    throw new ServiceError('conflict', 'What is to be put in order is other by now.');
  }
  return moved.length;
}
