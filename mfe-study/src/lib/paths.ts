import { isSurahNumber, SURAHS } from '@fahm/quran/surahs.ts';

/** Path patterns this remote answers, in the form of `matchesRoute`. */
export const STUDY_ROUTES = ['/surahs/*', '/app/surah/*'] as const;

/** Addresses of a surah's page: the public one, which is canonical, and the one inside the study app. */
const STEMS = ['/surahs', '/app/surah'] as const;
const FIRST_SURAH = 1;

export const surahPath = (surah: number): string => `/surahs/${surah}`;

/** Pages of others. */
export const paths = {
  home: '/',
  pricing: '/pricing',
  chapter: (surah: number) => `/read/chapter/${surah}`,
} as const;

/**
 * The surah a path names: `/surahs/2` is 2, `/surahs` is 1 (spec 2.7). Null for anything that is not one
 * of the 114, leading zeros included: such a page does not exist.
 */
export function surahOfPath(path: string): number | null {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const stem = STEMS.find((candidate) => bare === candidate || bare.startsWith(`${candidate}/`));
  if (stem === undefined) return null;
  if (bare === stem) return FIRST_SURAH;
  const digits = /^[1-9]\d{0,2}$/.exec(bare.slice(stem.length + 1))?.[0];
  const surah = Number(digits);
  return isSurahNumber(surah) ? surah : null;
}

/** Every page whose fragment is rendered when the remote is built, with the surah it shows. */
export function prerenderedPages(): { path: string; surah: number }[] {
  const numbered = SURAHS.map(({ number }) => ({ ending: `/${number}`, surah: number }));
  const pages = [{ ending: '', surah: FIRST_SURAH }, ...numbered];
  return STEMS.flatMap((stem) =>
    pages.map(({ ending, surah }) => ({ path: stem + ending, surah })),
  );
}
