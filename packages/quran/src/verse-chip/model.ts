import {
  formatReference,
  globalNumber,
  parseReference,
  verseByGlobalNumber,
  type VerseRange,
} from '../reference.ts';

/** A verse as a chip shows it ([3.7]). */
type ChipVerse = {
  arabic: string;
  translation: string;
  surahName: string;
  surah: number;
  /** Its number in the surah. */
  verseNumber: number;
};

export type ChipText = {
  verses: readonly ChipVerse[];
  /** Language and direction of the translation, and the line that names whose it is. */
  language: string;
  direction: 'ltr' | 'rtl';
  credit: string;
};

/** Gets the text of a reference in its shortest form. Rejects when it cannot be had whole. */
export type LoadVerses = (reference: string, signal: AbortSignal) => Promise<ChipText>;

/** Where the verses of a reference begin in the reader. */
export function readerPath({ start: { surah, ayah } }: VerseRange): string {
  return `/read/chapter/${surah}#${surah}:${ayah}`;
}

/** The range, or null for a text that is none; it never stands for another verse (spec 5.1 would). */
export function rangeOf(reference: string): VerseRange | null {
  const result = parseReference(reference);
  return result.ok ? result.value : null;
}

/** As people read a range: a dash between its ends. */
export const shownReference = (range: VerseRange): string =>
  formatReference(range).replace('-', '–');

/** One verse more on one side, into the next surah at the end of one; null at the ends of the Qur'an. */
export function widened(range: VerseRange, side: 'before' | 'after'): VerseRange | null {
  const edge = globalNumber(side === 'before' ? range.start : range.end) ?? 0;
  const neighbour = verseByGlobalNumber(side === 'before' ? edge - 1 : edge + 1);
  if (neighbour === null) return null;
  return side === 'before' ? { ...range, start: neighbour } : { ...range, end: neighbour };
}
