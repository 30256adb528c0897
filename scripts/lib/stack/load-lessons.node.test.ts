import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import { DatabaseSync } from 'node:sqlite';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLessons, type LessonDatabase } from './load-lessons.ts';
import { ROOT } from '../run.ts';

const MIGRATIONS = join(ROOT, 'db', 'migrations');

/** A database after every migration: SQLite itself, which D1 is. */
function migrated() {
  const sqlite = new DatabaseSync(':memory:');
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  let largest = 0;
  const database: LessonDatabase = {
    all: async (sql) => sqlite.prepare(sql).all(),
    run: async (statements) => {
      for (const sql of statements) {
        largest = Math.max(largest, Buffer.byteLength(sql));
        sqlite.exec(sql);
      }
    },
  };
  const rows = (sql: string) =>
    sqlite
      .prepare(sql)
      .all()
      .map((row) => Object.assign({}, row));
  return { database, rows, largest: () => largest };
}

const card = (surah: number, at: number, prompt = 'Is it so?'): LessonItem => ({
  id: `f${String(surah).padStart(3, '0')}-${at}`,
  surah,
  kind: 'card',
  position: at,
  body: { prompt, words: "It's a card" },
});

const mastery = (surah: number, objectives: string[]): LessonItem => ({
  id: `m${String(surah).padStart(3, '0')}`,
  surah,
  kind: 'mastery',
  position: 0,
  body: {
    sections: [
      { name: 'One', objectives: objectives.map(() => 'Do it.'), objectiveIds: objectives },
    ],
    demonstratedBy: [{ objectiveKey: 'section-0-objective-0', cards: ['f001-0'] }],
  },
});

const whole = (surah: number, body: object): LessonItem => ({
  id: `surah-${surah}`,
  surah,
  kind: 'surah',
  position: 0,
  body: { passages: [], ...body },
});

describe('loading lessons', () => {
  test('writes each item once, and each objective as an item of its own', async () => {
    const { database, rows } = migrated();
    await loadLessons(database, [card(1, 0), mastery(1, ['m001-a', 'm001-b'])]);
    expect(rows('select id, kind, position, part_of from lesson_item order by number')).toEqual([
      { id: 'f001-0', kind: 'card', position: 0, part_of: null },
      { id: 'm001', kind: 'mastery', position: 0, part_of: null },
      { id: 'm001-a', kind: 'objective', position: 0, part_of: 'm001' },
      { id: 'm001-b', kind: 'objective', position: 1, part_of: 'm001' },
    ]);
    expect(rows("select json_extract(body, '$.words') as words from lesson_item limit 1")).toEqual([
      { words: "It's a card" },
    ]);
    expect(rows('select * from lesson_surah')).toMatchObject([
      { surah: 1, cards: 1, objectives: 2 },
    ]);
  });

  test('[A28] tells of each surah whether others than its writer read it', async () => {
    const { database, rows } = migrated();
    const reviewed = () => rows('select surah, reviewed from lesson_surah order by surah');
    const two = whole(2, { reviewed: false });
    await loadLessons(database, [whole(1, { reviewed: true }), two, card(3, 0), card(1, 0)]);
    const first = [
      { surah: 1, reviewed: 1 },
      { surah: 2, reviewed: 0 },
      { surah: 3, reviewed: 0 },
    ];
    expect(reviewed()).toEqual(first);
    await loadLessons(database, [whole(1, {}), two, card(3, 0), card(1, 0)]);
    expect(reviewed()).toEqual([{ surah: 1, reviewed: 0 }, ...first.slice(1)]);
  });

  test('of the same lessons writes nothing', async () => {
    const { database } = migrated();
    const items = [card(1, 0), mastery(1, ['m001-a'])];
    expect(await loadLessons(database, items)).toBeGreaterThan(0);
    expect(await loadLessons(database, items)).toBe(0);
  });

  test('of a reworded card writes that card, under its old number', async () => {
    const { database, rows } = migrated();
    await loadLessons(database, [card(1, 0), card(1, 1)]);
    const before = rows('select number, id from lesson_item');
    let written = '';
    const watched: LessonDatabase = {
      ...database,
      run: async (statements) => {
        written = statements.join('\n');
        await database.run(statements);
      },
    };
    await loadLessons(watched, [card(1, 0, 'Is it really?'), card(1, 1)]);
    expect(written).toContain("'f001-0'");
    expect(written).not.toContain("'f001-1'");
    expect(rows('select number, id from lesson_item')).toEqual(before);
  });

  test('retires what is gone, and takes it back when it returns', async () => {
    const { database, rows } = migrated();
    const retired = () => rows('select id from lesson_item where retired_at is not null');
    await loadLessons(database, [card(1, 0), card(1, 1)], 5);
    await loadLessons(database, [card(1, 0)], 6);
    expect(retired()).toEqual([{ id: 'f001-1' }]);
    expect(rows('select cards from lesson_surah')).toEqual([{ cards: 1 }]);
    expect(await loadLessons(database, [card(1, 0)], 7)).toBe(0);
    await loadLessons(database, [card(1, 0), card(1, 1)], 8);
    expect(retired()).toEqual([]);
  });

  test('of nothing at all refuses, and retires nothing', async () => {
    const { database, rows } = migrated();
    await loadLessons(database, [card(1, 0)]);
    await expect(loadLessons(database, [])).rejects.toThrow('no lessons');
    expect(rows('select id from lesson_item where retired_at is not null')).toEqual([]);
  });

  test('writes statements that D1 takes, however much there is', async () => {
    const { database, rows, largest } = migrated();
    const prompt = 'w'.repeat(1200);
    await loadLessons(
      database,
      Array.from({ length: 400 }, (_, n) => card(1, n, prompt)),
    );
    expect(rows('select count(*) as n from lesson_item')).toEqual([{ n: 400 }]);
    expect(largest()).toBeLessThan(100_000);
  });
});
