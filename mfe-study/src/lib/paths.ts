import type { Params } from '@fahm/mfe-kit/page.ts';
import { isSurahNumber } from '@fahm/quran/surahs.ts';

/** Pages of the study app that are not a surah's, by what they show. */
export const studyPaths = {
  dashboard: '/app',
  surahs: '/app/surah',
  concepts: '/app/concepts',
  practice: '/app/practice',
  folders: '/app/folders',
} as const;

/** Today's cards, begun at once: all of them, or the first so many. */
export const sessionPath = (cards: number | null): string =>
  `${studyPaths.practice}?mode=study&start${cards === null ? '' : `=${cards}`}`;

/** A surah's page is public at one address, which is canonical, and has another inside the study app. */
export type SurahBasePath = '/surahs' | '/app/surah';

/** Under which of its addresses a surah's page is shown. */
export const basePathOf = (path: string): SurahBasePath =>
  path.startsWith('/app/') ? '/app/surah' : '/surahs';

const FIRST_SURAH = 1;

/** A surah, or the place of one in a route. */
type OfSurah = number | ':surah';

export const surahPath = (surah: OfSurah): string => `/surahs/${surah}`;
/** The address of a surah inside the study app (spec 2.6.4). */
export const studyPath = (surah: OfSurah): string => `/app/surah/${surah}`;

/** Beside the surahs: what is said where there is none. The edge looks for it by this name. */
export const missingPath = (basePath: SurahBasePath): string => `${basePath}/_missing`;

export const coachPath = (surah: OfSurah): string => `/app/coach/${surah}`;

/** A folder is named in the query: its page is one file, whoever's folder it shows. */
export const folderPath = (id: string): string => `${studyPaths.folders}?folder=${id}`;
export const folderOf = (search: string): string | null =>
  new URLSearchParams(search).get('folder');

/** Pages of others. */
export const paths = {
  home: '/',
  pricing: '/pricing',
  contact: '/contact',
  reader: '/reader',
  chapter: (surah: number) => `/read/chapter/${surah}`,
  verse: (surah: number, ayah: number) => `/read/chapter/${surah}#${surah}:${ayah}`,
  figure: (id: string) => `/figures/${id}`,
} as const;

/**
 * The surah of an address of ours; without one it is the first (spec 2.7). Null for no surah: only the canonical
 * spelling of a number is one, `02` would be a second address of one thing.
 */
export function surahOfParams({ surah: digits = `${FIRST_SURAH}` }: Params): number | null {
  const surah = Number(/^[1-9]\d{0,2}$/.exec(digits)?.[0]);
  return isSurahNumber(surah) ? surah : null;
}

export const isSurahAddress = (params: Params): boolean => surahOfParams(params) !== null;
