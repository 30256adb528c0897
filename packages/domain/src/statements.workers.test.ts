import { folder } from '@fahm/db/schema/folder.ts';
import { review } from '@fahm/db/schema/card.ts';
import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createContext } from './context.ts';
import { rowsOf } from './rows.ts';
import { batch, selectList } from './statements.ts';

const ctx = createContext(env.DB, 1);
const row = { id: 'a', personId: 'p', name: 'Mine', position: 7, createdAt: 1 };

test('[P19] what an insert selects stands in the order of the table, however it is written', async () => {
  const { createdAt, position, name, ...rest } = row;
  const turned = selectList(folder, { createdAt, position, name, ...rest });
  const { table } = await batch(ctx, {
    table: rowsOf<{ name: string }>(
      ctx,
      sql`select name from pragma_table_info('folder') order by cid`,
    ),
  });
  const query = ctx.db
    .insert(folder)
    .select(sql`select ${turned}`)
    .toSQL();
  const columns = /\(([^)]*)\) select/.exec(query.sql)?.[1]?.replaceAll(/["\s]/g, '').split(',');
  expect(columns).toEqual(table.map((column) => column.name));
  expect(query.params).toEqual(['a', 'p', 'Mine', 7, 1]);
});

test('[P19] an expression stands as it is, and null is null', () => {
  const list = selectList(folder, { ...row, position: sql`1 + 1` });
  const { sql: text, params } = ctx.db
    .insert(folder)
    .select(sql`select ${list}`)
    .toSQL();
  expect(text).toMatch(/select \?, \?, \?, 1 \+ 1, \?$/);
  expect(params).toEqual(['a', 'p', 'Mine', 1]);
});

test('[P19] a column that is forgotten, or of another type, does not compile', () => {
  const { name: _name, ...nameless } = row;
  // @ts-expect-error -- `name` is missing
  selectList(folder, nameless);
  // @ts-expect-error -- a place is a number
  selectList(folder, { ...row, position: 'first' });
  const entry = { learner: 1, item: 1, at: 1, key: 1, rating: 1, stateBefore: 0, day: 1 };
  // @ts-expect-error -- `recall` is missing
  selectList(review, entry);
  expect(Object.keys(entry)).toHaveLength(7);
});

test('[P19] each answer of a batch has the name of its statement', async () => {
  const number = (value: number) => rowsOf<{ it: number }>(ctx, sql`select ${value} as it`);
  const { second, first } = await batch(ctx, { first: number(1), second: number(2) });
  expect([first, second]).toEqual([[{ it: 1 }], [{ it: 2 }]]);
  expect(await batch(ctx, {})).toEqual({});
});
