import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { d1Lessons, loadLessons } from '../stack/load-lessons.ts';
import { ROOT } from '../run.ts';

const MIGRATIONS = join(ROOT, 'db', 'migrations');
const SURAHS = 114;
/** As much as the longest lessons of today have; a kilobyte each. */
const ITEMS = 230;

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    name: 'api',
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    d1Databases: { DB: 'lessons' },
  }),
);
afterAll(() => miniflare.dispose());

const database = () => miniflare.getD1Database('DB', 'api');
beforeAll(async () => {
  const d1 = await database();
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  for (const file of files.toSorted()) {
    const statements = readFileSync(join(MIGRATIONS, file), 'utf8').split(
      '--> statement-breakpoint',
    );
    for (const sql of statements) await d1.prepare(sql).run();
  }
});

const itemsOf = (prompt: string): LessonItem[] =>
  Array.from({ length: SURAHS * ITEMS }, (_, n) => ({
    id: `f${n}`,
    surah: 1 + (n % SURAHS),
    kind: 'card',
    position: Math.floor(n / SURAHS),
    body: { prompt: n === 0 ? prompt : 'It is so.', explanation: 'word '.repeat(200) },
  }));

test('the lessons of 114 surahs at full size are loaded into the local D1 in under a minute', async () => {
  const d1 = await database();
  const started = performance.now();
  await loadLessons(d1Lessons(d1), itemsOf('It is so.'));
  const seconds = (performance.now() - started) / 1000;
  console.log(`lessons: ${SURAHS * ITEMS} items in ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(60);
  const counts = await d1
    .prepare('select count(*) as n, sum(cards) as cards from lesson_surah')
    .first();
  expect(counts).toEqual({ n: SURAHS, cards: SURAHS * ITEMS });
}, 90_000);

test('after a change of one card nothing but that card is written, and its surahs counted', async () => {
  const d1 = await database();
  const again = itemsOf('Is it so?');
  expect(await loadLessons(d1Lessons(d1), again)).toBe(3);
  expect(await loadLessons(d1Lessons(d1), again)).toBe(0);
}, 30_000);
