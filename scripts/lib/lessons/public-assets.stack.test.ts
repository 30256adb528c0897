import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  CORRECTIONS_FILE,
  publicCorrectionsSchema,
} from '@fahm/contracts/content/public-corrections.ts';
import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import {
  checkCardsOf,
  FREE_SURAHS,
  OPEN_KINDS,
  PUBLIC_OF_CORRECTIONS,
  PUBLIC_PATHS,
} from '@fahm/contracts/study/public-lessons.ts';
import type { CheckCard } from '@fahm/contracts/study/surah-check.ts';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';

/** What is public of what was built, as far as its build reads content. */
const PUBLIC = [
  'shell/dist',
  'mfe-reader/dist/passages',
  'mfe-reader/dist/checks',
  'mfe-reader/dist/words',
  'mfe-study/dist',
  'mfe-guides/dist',
  'workers/library/dist/assets',
];
const TEXT = /\.(html|js|json|css|txt|xml|webmanifest)$|\/_fragment\//;
/** Shorter texts stand elsewhere by chance. */
const TELLING = 40;
/** A correction is a sentence or two, and no lesson: in characters. */
const CORRECTION_AT_MOST = 400;

const items = JSON.parse(
  readFileSync(join(ROOT, 'db/dist/content/lessons.json'), 'utf8'),
) as LessonItem[];

/** Every longer text of an item at the paths that are wanted: `passages.title`, whichever passage it is. */
function textsIn(value: unknown, isWanted: (path: string) => boolean, path = ''): string[] {
  if (typeof value === 'string') return isWanted(path) && value.length >= TELLING ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, isWanted, path));
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, isWanted, path === '' ? name : `${path}.${name}`),
  );
}

const files = PUBLIC.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => TEXT.test(path)),
);

/** Where words begin: a text that was copied begins at one of them. */
const wordStarts = (text: string): number[] =>
  [...text.matchAll(/\b\w/g)].map(({ index }) => index);
const beginningOf = (text: string): string => text.slice(0, TELLING);

/**
 * Quotes and the like are written otherwise in HTML and in JSON: only what stands between them is looked for,
 * from its first word on.
 */
const longest = (text: string): string =>
  text
    .split(/["'&<>\\’]/)
    .map((part) => part.replace(/^\W+/, ''))
    .toSorted((one, other) => other.length - one.length)
    .at(0) ?? '';

const guides = ['db/content/figures', 'db/content/guides'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
);
/** One card of surah 1, which visitors may play. */
const frontPage = join(ROOT, 'db/dist/content/front-page.json');
/** What lessons said and say now, in a sentence each (`PUBLIC_OF_CORRECTIONS`). */
const corrections = join(ROOT, 'db/dist/content', CORRECTIONS_FILE);

/** What figures, guides, corrections and the front page say themselves is public, also where a lesson says the same. */
const said = [...guides, frontPage, corrections]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
  .replaceAll(/\s+/g, ' ');

/** Ids are named by figures; they tell a title at most. */
const ID = /^[a-z]\d{3}(-[a-z0-9]+)+$/;

/** The questions at the end of each surah, by surah. */
const checks = new Map(
  items
    .filter(({ kind }) => kind === 'surah')
    .map(({ surah }) => {
      const path = join(ROOT, 'mfe-reader/dist/checks', `${surah}.json`);
      return [surah, JSON.parse(readFileSync(path, 'utf8')) as CheckCard[]] as const;
    }),
);
const asked = new Set([...checks.values()].flatMap((cards) => cards.map(({ id }) => id)));

const isOpen = ({ id, kind, surah }: LessonItem): boolean =>
  (OPEN_KINDS.includes(kind) && surah <= FREE_SURAHS) || asked.has(id);

const isPublicAt =
  ({ kind }: LessonItem) =>
  (path: string): boolean =>
    PUBLIC_PATHS[kind]?.includes(path) ?? false;

/** What is public of an item whoever may read it. */
const titlesOf = (item: LessonItem): string[] => textsIn(item.body, isPublicAt(item));

/** The rest of it, without its sources, which are named wherever they are used. */
const wordsOf = (item: LessonItem): string[] =>
  textsIn(Object.assign({}, item.body, { sources: null }), (path) => !isPublicAt(item)(path));

test('[R6] [6.1] the end of a surah asks as many of its cards as are public, and no more', () => {
  expect(checks.size).toBe(114);
  for (const [surah, cards] of checks) {
    expect(cards.length, `surah ${surah}`).toBeLessThanOrEqual(checkCardsOf(surah));
    expect(cards.length, `surah ${surah}`).toBeGreaterThan(0);
  }
});

test('[R6] [6.1] no public file holds a lesson, but for what is open of surahs 1 to 5, the headings of maps, the lexicon, and the questions at the end of a surah', () => {
  // A sentence of an open concept is public, also where a card asks for a part of it; a title, where a link names it.
  const shown = [...items.filter(isOpen).flatMap(wordsOf), ...items.flatMap(titlesOf)].join('\n');
  const hidden = items
    .filter((item) => !isOpen(item))
    .flatMap(wordsOf)
    .map(longest)
    .filter((text) => text.length >= TELLING && !ID.test(text))
    .filter((text) => !said.includes(text) && !shown.includes(text));
  expect(hidden.length).toBeGreaterThan(100);
  const beginnings = Map.groupBy(hidden, beginningOf);
  const leaks = files.flatMap((path) => {
    const content = readFileSync(path, 'utf8');
    return wordStarts(content).flatMap((at) => {
      const texts = beginnings.get(content.slice(at, at + TELLING)) ?? [];
      return texts
        .filter((text) => content.startsWith(text, at))
        .map((text) => `${relative(ROOT, path)}: ${text}`);
    });
  });
  expect(leaks).toEqual([]);
});

test('[R6] a correction tells everybody what was said and what is said now, and nothing else of a lesson', () => {
  const rows = JSON.parse(readFileSync(corrections, 'utf8')) as Record<string, unknown>[];
  const fields = [...Object.keys(PUBLIC_OF_CORRECTIONS), 'surah'].toSorted();
  for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(fields);
  for (const { item, was, now } of publicCorrectionsSchema.parse(rows)) {
    expect(was.length, item).toBeLessThanOrEqual(CORRECTION_AT_MOST);
    expect(now?.length ?? 0, item).toBeLessThanOrEqual(CORRECTION_AT_MOST);
  }
});
