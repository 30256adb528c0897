import { isSurahNumber, SURAHS } from '@fahm/quran/surahs.ts';

/** Path patterns this remote answers, in the form of `matchesRoute`. */
export const READER_ROUTES = ['/reader', '/read/*'] as const;

export const LANDING_PATH = '/reader';

/** Whether a path is the landing page; a trailing slash does not matter. */
export const isLanding = (path: string): boolean =>
  path === LANDING_PATH || path === `${LANDING_PATH}/`;

export const chapterPath = (surah: number): string => `/read/chapter/${surah}`;

/** Addresses without a number, which mean the first surah (spec 2.11.2). */
const DEFAULT_PATHS = ['/read', '/read/chapter'];
const FIRST_SURAH = 1;

/**
 * The surah a path names: `/read/chapter/2` is 2, `/read/chapter` is 1. Null for anything that is not
 * one of the 114, leading zeros included: such a page does not exist.
 */
export function surahOfPath(path: string): number | null {
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  if (DEFAULT_PATHS.includes(bare)) return FIRST_SURAH;
  const digits = /^\/read\/chapter\/([1-9]\d{0,2})$/.exec(bare)?.[1];
  const surah = Number(digits);
  return isSurahNumber(surah) ? surah : null;
}

/** Every page whose fragment is rendered when the remote is built, with the surah it shows. */
export function prerenderedPages(): { path: string; surah: number }[] {
  const chapters = SURAHS.map(({ number }) => ({ path: chapterPath(number), surah: number }));
  return [...DEFAULT_PATHS.map((path) => ({ path, surah: FIRST_SURAH })), ...chapters];
}
