import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import { createBrowser } from '../../../test/browser.ts';
import { freshMinute } from '../../../test/fresh-minute.ts';
import { learner } from '../../../test/learner.ts';

/** Somebody who may write five times a minute, with a folder of 120 verses. */
async function withLongFolder() {
  const { browser, id: person } = await learner();
  const made = await browser.write('POST', '/api/folders', { name: 'Long' });
  const { id } = await made.json<{ id: string }>();
  await env.DB.prepare(
    `with recursive n(x) as (select 1 union all select x + 1 from n where x < 120)
     insert into folder_item select ? || printf('%03d', x), ?, ?, 'verse', '2:' || x, '', x - 1, 0 from n`,
  )
    .bind(id.slice(0, -3), id, person)
    .run();
  const rows = await env.DB.prepare(
    'select id from folder_item where folder_id = ? order by position',
  )
    .bind(id)
    .raw<[string]>();
  const slow = createBrowser({ ...realBindings(), WRITE_LIMIT: env.REPORT_LIMIT }, browser.jar);
  const order = async (ids: string[]) =>
    (await slow.write('PUT', `/api/folders/${id}/order`, { ids })).status;
  return { order, ids: rows.map(([item]) => item) };
}

test('[1.4] [R8] an order that moves two things is one write, however many there are', async () => {
  const { order, ids } = await withLongFolder();
  const [first = '', second = '', ...rest] = ids;
  await freshMinute();
  const answers: number[] = [];
  for (const two of [[second, first], [second, first], [first, second], [second, first], []]) {
    answers.push(await order([...two, ...rest]));
  }
  expect(answers).toEqual([204, 204, 204, 204, 409]);
  expect(await order(ids)).toBe(429);
});

test('[1.4] [R8] one that moves many counts as many writes', async () => {
  const { order, ids } = await withLongFolder();
  const turned = ids.toReversed();
  await freshMinute();
  expect([await order(turned), await order(ids), await order(turned)]).toEqual([204, 204, 429]);
});
