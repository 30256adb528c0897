import { isSurahNumber, SURAHS } from '@fahm/quran/surahs.ts';

/** Path patterns this remote answers, in the form of `matchesRoute`. */
export const STUDY_ROUTES = [
  '/surahs/*',
  '/app',
  '/app/surah/*',
  '/app/concepts',
  '/app/practice',
  '/app/folders',
  '/app/coach/*',
] as const;

/** Pages of the study app that are not a surah's, by what they show. */
export const studyPaths = {
  dashboard: '/app',
  surahs: '/app/surah',
  concepts: '/app/concepts',
  practice: '/app/practice',
  folders: '/app/folders',
} as const;

type StudyPage = keyof typeof studyPaths;

/** Pages of the study app that belong to whoever is signed in; the coach's is one for each surah. */
export type AppPage = StudyPage | 'coach';

/** A surah's page is public at one address, which is canonical, and has another inside the study app. */
export type SurahStem = '/surahs' | '/app/surah';

/** Under which of its addresses a surah's page is shown. */
export const stemOf = (path: string): SurahStem =>
  path.startsWith('/app/') ? '/app/surah' : '/surahs';

export type AppPlace = { page: StudyPage } | { page: 'coach'; surah: number };

export type Place = { page: 'surah'; surah: number; stem: SurahStem } | AppPlace;

const FIRST_SURAH = 1;

export const surahPath = (surah: number): string => `/surahs/${surah}`;
/** The address of a surah inside the study app (spec 2.6.4). */
export const studyPath = (surah: number): string => `/app/surah/${surah}`;

export const coachPath = (surah: number): string => `/app/coach/${surah}`;

/** The address of a place of the app. */
export const appPath = (place: AppPlace): string =>
  place.page === 'coach' ? coachPath(place.surah) : studyPaths[place.page];

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

const barePath = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Only the canonical spelling of a number is one: `02` would be a second address of one thing. */
function surahOf(digits: string): number | null {
  const surah = Number(/^[1-9]\d{0,2}$/.exec(digits)?.[0]);
  return isSurahNumber(surah) ? surah : null;
}

/** The place a path names; null for what is no page of ours. `/surahs` is the first surah (spec 2.7). */
export function placeOfPath(path: string): Place | null {
  const bare = barePath(path);
  // The start page of somebody who is signed in (spec 2.1.8).
  if (bare === '/') return { page: 'dashboard' };
  const [page] = Object.entries(studyPaths).find(([, known]) => known === bare) ?? [];
  if (page !== undefined) return { page: page as StudyPage };
  if (bare === '/surahs') return { page: 'surah', surah: FIRST_SURAH, stem: '/surahs' };
  const [, stem, digits = ''] = /^(\/surahs|\/app\/surah|\/app\/coach)\/([^/]+)$/.exec(bare) ?? [];
  const surah = surahOf(digits);
  if (surah === null) return null;
  if (stem === '/app/coach') return { page: 'coach', surah };
  return { page: 'surah', surah, stem: stem as SurahStem };
}

/** Every page whose fragment is rendered when the remote is built, with the place it shows. */
export function prerenderedPages(): { path: string; place: Place }[] {
  const surahs = (['/surahs', '/app/surah', '/app/coach'] as const).flatMap((stem) =>
    SURAHS.map(({ number }) => `${stem}/${number}`),
  );
  return ['/surahs', ...surahs, ...Object.values(studyPaths)].flatMap((path) => {
    const place = placeOfPath(path);
    return place === null ? [] : [{ path, place }];
  });
}
