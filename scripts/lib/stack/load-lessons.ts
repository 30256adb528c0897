import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AskedFile } from '@fahm/contracts/content/asked.ts';
import type { EverydayWords } from '@fahm/contracts/content/everyday.ts';
import type { ContentTerm } from '@fahm/contracts/content/terms.ts';
import type { Figure } from '@fahm/contracts/content/figures.ts';
import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import type { DeckItem } from '@fahm/contracts/study/word-cards.ts';
import { indexRowsOf } from '../lessons/index-rows.ts';
import { rowsOf, type LessonRow } from '../lessons/rows.ts';
import { STORED_ITEMS, loadStatements, type StoredItem } from '../lessons/statements.ts';
import { ROOT } from '../run.ts';

/** What the content build leaves. */
const readBuilt = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(join(ROOT, 'db', 'dist', 'content', `${name}.json`), 'utf8')) as T;

/** A database that lessons are loaded into: local D1, or one behind wrangler. */
export type LessonDatabase = {
  all: (sql: string) => Promise<unknown[]>;
  /** Runs statements in order. */
  run: (statements: string[]) => Promise<void>;
};

/** The items of the content build. */
export const readLessons = (): Promise<LessonItem[]> => readBuilt('lessons');

/** Makes the database hold these rows; answers how many statements that took, 0 when nothing changed. */
async function loadRows(
  database: LessonDatabase,
  rows: readonly LessonRow[],
  now: number,
): Promise<number> {
  const stored = (await database.all(STORED_ITEMS)) as StoredItem[];
  const statements = loadStatements(stored, rows, now);
  if (statements.length > 0) await database.run(statements);
  return statements.length;
}

/** Makes the database hold these lessons. */
export const loadLessons = (
  database: LessonDatabase,
  items: readonly LessonItem[],
  now: number = Date.now(),
): Promise<number> => loadRows(database, rowsOf(items), now);

/** The same, with what the coach finds them by, and the deck of words. */
export async function loadLessonsWithIndex(
  database: LessonDatabase,
  items: readonly LessonItem[],
): Promise<number> {
  const sources = {
    figures: await readBuilt<Figure[]>('figures'),
    terms: await readBuilt<ContentTerm[]>('terms'),
    everyday: await readBuilt<EverydayWords[]>('everyday'),
    asked: await readBuilt<AskedFile>('asked'),
  };
  const deck = await readBuilt<DeckItem[]>('deck');
  const rows = [...rowsOf(items), ...rowsOf(deck), ...indexRowsOf(items, sources)];
  return loadRows(database, rows, Date.now());
}

type Prepared = { all: () => Promise<{ results: unknown[] }> };
type Binding<T extends Prepared> = {
  prepare: (sql: string) => T;
  batch: (statements: T[]) => Promise<unknown>;
};

/** Statements of one batch, of 60 kB each: 25 MB in one break the connection to the local D1. */
const MAX_STATEMENTS = 20;

/**
 * A D1 binding as a database for lessons. A batch is a transaction; what is left after an interruption the
 * next load writes. The last batch is a full one: counts never fall behind the rows that they follow.
 */
export const d1Lessons = <T extends Prepared>(binding: Binding<T>): LessonDatabase => ({
  all: async (sql) => (await binding.prepare(sql).all()).results,
  run: async (statements) => {
    const first = statements.length % MAX_STATEMENTS;
    for (let to = first; to <= statements.length; to += MAX_STATEMENTS) {
      const some = statements.slice(Math.max(0, to - MAX_STATEMENTS), to);
      if (some.length > 0) await binding.batch(some.map((sql) => binding.prepare(sql)));
    }
  },
});
