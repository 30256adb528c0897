import type { LessonKind } from './lessons.ts';

// What everybody may see of the lessons. All else is answered by the API to whom it is open, and lies in no public file.

/** Surahs whose lessons are free: 1 to this ([6.2], [9.1]). */
export const FREE_SURAHS = 5;

/** Words of the deck that are free: those that are met most, so many. */
export const FREE_WORDS = 500;

/** Kinds that everybody reads of the free surahs, whole (ruling A10). */
export const OPEN_KINDS: readonly LessonKind[] = ['surah', 'concept'];

/** How many cards of a surah its public check asks, at the most: of a free one, and of another. */
const CHECK_CARDS = { free: 5, other: 2 } as const;

export const checkCardsOf = (surah: number): number =>
  surah <= FREE_SURAHS ? CHECK_CARDS.free : CHECK_CARDS.other;

/** What is public of a correction, of whichever surah: what a lesson said and says now, in a sentence each (record 53). */
export const PUBLIC_OF_CORRECTIONS = { item: true, on: true, was: true, now: true } as const;

/**
 * What is public of every surah, by kind and by the path in an item: the headings of its map, titles, which
 * figures and links of other lessons name, and of a key word what the lexicon says of it wherever it stands.
 */
export const PUBLIC_PATHS: Readonly<Partial<Record<LessonKind, readonly string[]>>> = {
  surah: ['passages.from', 'passages.to', 'passages.title'],
  concept: ['title', 'keyWords.gloss'],
  story: ['title'],
};
