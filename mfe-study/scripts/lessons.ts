import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CORRECTIONS_FILE,
  publicCorrectionsSchema,
} from '@fahm/contracts/content/public-corrections.ts';
import {
  conceptSchema,
  type LessonItem,
  lessonItemSchema,
  writtenSurahsSchema,
} from '@fahm/contracts/study/lessons.ts';
import { OPEN_KINDS } from '@fahm/contracts/study/public-lessons.ts';
import {
  passageHeadingListSchema,
  surahOverviewSchema,
  type Passage,
  type PassageHeading,
} from '@fahm/contracts/study/surah-overview.ts';
import { findPage } from '@fahm/mfe-kit/page.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import type { FreeLessons } from '../src/fragment.tsx';
import { isFree } from '../src/lib/access.ts';
import { WRITTEN_FILE } from '../src/lib/written/written-file.ts';
import { WORD_COUNTS_FILE } from '../src/lib/word-counts-file.ts';
import { isPaged } from '../src/lib/map/paging.ts';
import { basePathOf, surahOfParams } from '../src/lib/paths.ts';
import { surahPage } from '../src/features/surah/page.ts';

const CONTENT = join(import.meta.dirname, '../../db/dist/content');

const read = (name: string): unknown => JSON.parse(readFileSync(join(CONTENT, name), 'utf8'));

/**
 * What everybody reads of the free surahs, out of the built content. All other lessons stay where a
 * subscription is asked for: files of a remote are public.
 */
export function freeLessons(): ReadonlyMap<number, FreeLessons> {
  const open = (read('lessons.json') as unknown[])
    .map((item): LessonItem => lessonItemSchema.parse(item))
    .filter(({ kind, surah }) => OPEN_KINDS.includes(kind) && isFree(surah))
    .toSorted((one, other) => one.position - other.position);
  const bodies = (kind: LessonItem['kind'], surah: number): unknown[] =>
    open.filter((item) => item.kind === kind && item.surah === surah).map(({ body }) => body);
  return new Map(
    SURAHS.filter(({ number }) => isFree(number)).map(({ number }) => [
      number,
      {
        concepts: bodies('concept', number).map((body) => conceptSchema.parse(body)),
        overview: bodies('surah', number).map((body) => surahOverviewSchema.parse(body))[0] ?? null,
      },
    ]),
  );
}

/** Ranges and titles of passages, which are public of every surah. */
export const passageHeadings = (): ReadonlyMap<number, readonly PassageHeading[]> =>
  new Map(
    SURAHS.map(({ number }) => [
      number,
      passageHeadingListSchema.parse(read(`passages/${number}.json`)),
    ]),
  );

type File = { path: string; content: string };

/** Which surahs have lessons, for pages that offer them. */
export const writtenFile = (): File => ({
  path: WRITTEN_FILE,
  content: JSON.stringify(writtenSurahsSchema.parse(read('written.json'))),
});

/** How often each word of the deck stands in each surah, as the lexicon has it, which is public. */
export const wordCountsFile = (): File => ({
  path: WORD_COUNTS_FILE,
  content: JSON.stringify(read('word-counts.json')),
});

/** All corrections, which are public (record 53): practice shows a learner those of its cards. */
export const correctionsFile = (): File => ({
  path: CORRECTIONS_FILE,
  content: JSON.stringify(publicCorrectionsSchema.parse(read(CORRECTIONS_FILE))),
});

export const headingFiles = (headings: ReadonlyMap<number, readonly PassageHeading[]>): File[] =>
  [...headings].map(([surah, passages]) => ({
    path: `passages/${surah}.json`,
    content: JSON.stringify(passages),
  }));

/** The concepts of each passage, where a page shows those of one. */
export const conceptFiles = (free: ReadonlyMap<number, FreeLessons>): File[] =>
  [...free].flatMap(([surah, lessons]) =>
    pagesOf(lessons).map(({ id, from }) => ({
      path: `concepts/${surah}/${from}.json`,
      content: JSON.stringify(lessons.concepts.filter(({ passage }) => passage === id)),
    })),
  );

/** Passages, by their first verse, that a page is sent with one of at a time. */
export function partsOf(path: string, free: ReadonlyMap<number, FreeLessons>): number[] {
  const found = basePathOf(path) === '/surahs' ? findPage([surahPage], path) : null;
  const lessons = found && free.get(surahOfParams(found.params) ?? 0);
  return lessons == null ? [] : pagesOf(lessons).map(({ from }) => from);
}

function pagesOf({ concepts, overview }: FreeLessons): readonly Passage[] {
  const passages = overview?.passages ?? [];
  return isPaged(concepts, passages) ? passages : [];
}
