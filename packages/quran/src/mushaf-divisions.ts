import { HIZB_QUARTER_LENGTHS, PAGE_LENGTHS } from './mushaf-facts/lengths.ts';
import { globalNumber, verseByGlobalNumber, type VerseId, type VerseRange } from './reference.ts';

// Where pages, juz and hizb quarters begin and end: the Madani mushaf of 604 pages (Hafs).

export const TOTAL_PAGES = 604;
export const TOTAL_JUZ = 30;
export const TOTAL_HIZB_QUARTERS = 240;

const QUARTERS_IN_JUZ = TOTAL_HIZB_QUARTERS / TOTAL_JUZ;

// Global number of the first verse of each division, and after the last one 6237.
const PAGES = firsts(PAGE_LENGTHS);
const QUARTERS = firsts(HIZB_QUARTER_LENGTHS);
const JUZ = QUARTERS.filter((_, index) => index % QUARTERS_IN_JUZ === 0);

/** The verses of page `n`, 1 to 604; `null` for any other number. May cross surahs. */
export function pageRange(n: number): VerseRange | null {
  return rangeOf(PAGES, n);
}

/** The verses of juz `n`, 1 to 30; `null` for any other number. */
export function juzRange(n: number): VerseRange | null {
  return rangeOf(JUZ, n);
}

/** The verses of hizb quarter `n`, 1 to 240 (hizb h is quarters 4h-3 to 4h); otherwise `null`. */
export function hizbQuarterRange(n: number): VerseRange | null {
  return rangeOf(QUARTERS, n);
}

/** 1 to 604; `null` when there is no such verse. */
export function pageOf(verse: VerseId): number | null {
  return divisionOf(PAGES, verse);
}

/** 1 to 30; `null` when there is no such verse. */
export function juzOf(verse: VerseId): number | null {
  return divisionOf(JUZ, verse);
}

/** 1 to 240; `null` when there is no such verse. */
export function hizbQuarterOf(verse: VerseId): number | null {
  return divisionOf(QUARTERS, verse);
}

function firsts(lengths: readonly number[]): number[] {
  let next = 1;
  return [1, ...lengths.map((length) => (next += length))];
}

function rangeOf(starts: readonly number[], n: number): VerseRange | null {
  const start = verseByGlobalNumber(starts[n - 1] ?? 0);
  const end = verseByGlobalNumber((starts[n] ?? 0) - 1);
  return start && end && { start, end };
}

function divisionOf(starts: readonly number[], verse: VerseId): number | null {
  const number = globalNumber(verse);
  return number && starts.findLastIndex((start) => start <= number) + 1;
}
