import type { Params } from '@fahm/mfe-kit/page.ts';
import { parseUnitKey, type Unit, unitKey } from './unit.ts';

/** Pages that are no part of the mushaf. */
export const paths = {
  landing: '/reader',
  /** Leads to the last place read, else to the first surah (spec 2.11.2). */
  resume: '/read',
  search: '/read/search',
  bookmarks: '/read/bookmarks',
} as const;

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

/** The unit that an address names; the first surah where it names none. Null for what the mushaf does not have. */
export const unitOfParams = ({
  kind = 'chapter',
  number = '1',
  surah,
  ayah,
}: Params): Unit | null =>
  parseUnitKey(surah === undefined ? `${kind}/${number}` : `verse/${surah}/${ayah}`);
