import { versesOf } from '@fahm/quran/reference.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import {
  type NumberedKind,
  parseUnitKey,
  rangeOfUnit,
  type Unit,
  UNIT_COUNTS,
  unitKey,
} from './unit.ts';

/** Path patterns this remote answers, in the form of `matchesRoute`. */
export const READER_ROUTES = ['/reader', '/read/*'] as const;

/** Pages that are no part of the mushaf. */
export const paths = {
  landing: '/reader',
  /** Leads to the last place read, else to the first surah (spec 2.11.2). */
  resume: '/read',
  search: '/read/search',
  bookmarks: '/read/bookmarks',
} as const;

type FixedPage = keyof typeof paths;

/** What an address of this remote asks for. */
export type Place = { page: FixedPage } | { page: 'unit'; unit: Unit };

const FIRST: Unit = { kind: 'chapter', number: 1 };

/** Address of a unit; a verse lies below its surah: `/read/chapter/2/255`. */
export function unitPath(unit: Unit): string {
  return unit.kind === 'verse'
    ? `/read/chapter/${unit.surah}/${unit.ayah}`
    : `/read/${unitKey(unit)}`;
}

export const chapterPath = (surah: number): string => unitPath({ kind: 'chapter', number: surah });

/** A verse in its surah. */
export const versePath = (surah: number, ayah: number): string =>
  `${chapterPath(surah)}#${surah}:${ayah}`;

/** The search for a query, at one page of what it finds (from 1). */
export function searchPath(query: string, page = 1): string {
  const asked = new URLSearchParams({ q: query, ...(page > 1 && { page: `${page}` }) });
  return query === '' ? paths.search : `${paths.search}?${asked}`;
}

/**
 * What a path (no query, no hash) names; a trailing slash does not matter. Null for anything that is no
 * page: a number out of range, zeros in front of it.
 */
export function placeOfPath(path: string): Place | null {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  for (const page of Object.keys(paths) as FixedPage[]) if (bare === paths[page]) return { page };
  if (bare === '/read/chapter') return { page: 'unit', unit: FIRST };
  const rest = bare.startsWith('/read/') ? bare.slice('/read/'.length) : '';
  const unit = parseUnitKey(rest) ?? parseUnitKey(rest.replace(/^chapter\/(?=\d+\/)/, 'verse/'));
  // A verse has one address, below its surah.
  return unit === null || rest.startsWith('verse/') ? null : { page: 'unit', unit };
}

export type PrerenderedPage = { path: string; unit: Unit };

const numbered = (kind: NumberedKind): PrerenderedPage[] =>
  Array.from({ length: UNIT_COUNTS[kind] }, (_, index) => {
    const unit: Unit = { kind, number: index + 1 };
    return { path: unitPath(unit), unit };
  });

const verses = (surah: number): PrerenderedPage[] =>
  versesOf(rangeOfUnit({ kind: 'chapter', number: surah })).map((verse) => {
    const unit: Unit = { kind: 'verse', ...verse };
    return { path: unitPath(unit), unit };
  });

/** Every page of the mushaf whose fragment is rendered when the remote is built. */
export function* prerenderedPages(): Generator<PrerenderedPage> {
  yield { path: paths.resume, unit: FIRST };
  yield { path: '/read/chapter', unit: FIRST };
  for (const kind of Object.keys(UNIT_COUNTS) as NumberedKind[]) yield* numbered(kind);
  for (const { number } of SURAHS) yield* verses(number);
}
