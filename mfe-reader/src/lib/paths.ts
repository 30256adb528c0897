import { isSurahNumber, TOTAL_SURAHS } from '@fahm/quran/surahs.ts';

/** Path patterns this remote answers, in the form of `matchesRoute`. */
export const READER_ROUTES = ['/read/*'] as const;

export const chapterPath = (surah: number): string => `/read/chapter/${surah}`;

/**
 * The surah a path names: `/read/chapter/2` is 2; without a number it is 1 (spec 2.11.2).
 * Null for anything that is not one of the 114, leading zeros included: such a page does not exist.
 */
export function surahOfPath(path: string): number | null {
  const match = /^\/read\/chapter(?:\/([^/]*))?\/?$/.exec(path);
  if (match === null) return null;
  const digits = match[1] ?? '';
  if (digits === '') return 1;
  const surah = /^[1-9]\d{0,2}$/.test(digits) ? Number(digits) : 0;
  return isSurahNumber(surah) ? surah : null;
}

/** Every page whose fragment is rendered when the remote is built. */
export function prerenderedPaths(): string[] {
  return Array.from({ length: TOTAL_SURAHS }, (_, index) => chapterPath(index + 1));
}
