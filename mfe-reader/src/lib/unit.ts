import {
  hizbQuarterRange,
  juzRange,
  pageRange,
  TOTAL_HIZB_QUARTERS,
  TOTAL_JUZ,
  TOTAL_PAGES,
} from '@fahm/quran/mushaf-divisions.ts';
import { isVerse, type VerseId, type VerseRange } from '@fahm/quran/reference.ts';
import { isSurahNumber, surahByNumber, TOTAL_SURAHS } from '@fahm/quran/surahs.ts';

/** How the mushaf can be cut: by surah, by page, by juz, by quarter of a hizb. */
export type NumberedKind = 'chapter' | 'page' | 'juz' | 'hizb';
/** What one reading page shows. A verse is shown with its neighbours. */
export type Unit = { kind: NumberedKind; number: number } | ({ kind: 'verse' } & VerseId);

export const UNIT_COUNTS: Record<NumberedKind, number> = {
  chapter: TOTAL_SURAHS,
  page: TOTAL_PAGES,
  juz: TOTAL_JUZ,
  hizb: TOTAL_HIZB_QUARTERS,
};

/** How many verses stand on either side of a verse that has a page of its own. */
const CONTEXT = 2;

const isNumberedKind = (kind: string): kind is NumberedKind => Object.hasOwn(UNIT_COUNTS, kind);

/** True when the mushaf has this unit. */
function isUnit(unit: Unit): boolean {
  if (unit.kind === 'verse') return isSurahNumber(unit.surah) && isVerse(unit);
  return unit.number >= 1 && unit.number <= UNIT_COUNTS[unit.kind];
}

const versesIn = (surah: number): number => surahByNumber(surah)?.versesCount ?? 0;

/** The verses a unit shows. Throws a RangeError for a unit that does not exist. */
export function rangeOfUnit(unit: Unit): VerseRange {
  const range = unit.kind === 'verse' ? aroundVerse(unit) : rangeOfNumbered(unit);
  if (range === null) throw new RangeError(`There is no ${unitKey(unit)}`);
  return range;
}

function rangeOfNumbered({ kind, number }: Extract<Unit, { number: number }>): VerseRange | null {
  switch (kind) {
    case 'chapter': {
      const start = { surah: number, ayah: 1 };
      return isSurahNumber(number)
        ? { start, end: { surah: number, ayah: versesIn(number) } }
        : null;
    }
    case 'page':
      return pageRange(number);
    case 'juz':
      return juzRange(number);
    case 'hizb':
      return hizbQuarterRange(number);
  }
}

function aroundVerse(verse: VerseId): VerseRange | null {
  const { surah, ayah } = verse;
  if (!isVerse(verse)) return null;
  return {
    start: { surah, ayah: Math.max(1, ayah - CONTEXT) },
    end: { surah, ayah: Math.min(versesIn(surah), ayah + CONTEXT) },
  };
}

/** Surahs that a unit touches, in order. */
export function surahsOfUnit(unit: Unit): number[] {
  const { start, end } = rangeOfUnit(unit);
  return Array.from({ length: end.surah - start.surah + 1 }, (_, index) => start.surah + index);
}

/** The unit of the same kind before (-1) or after (1) this one; null at either end of the mushaf. */
export function neighbour(unit: Unit, step: -1 | 1): Unit | null {
  const next =
    unit.kind === 'verse' ? neighbourVerse(unit, step) : { ...unit, number: unit.number + step };
  return next !== null && isUnit(next) ? next : null;
}

function neighbourVerse({ surah, ayah }: VerseId, step: -1 | 1): Unit | null {
  const inside = { kind: 'verse', surah, ayah: ayah + step } as const;
  if (isVerse(inside)) return inside;
  const other = surah + step;
  return isSurahNumber(other)
    ? { kind: 'verse', surah: other, ayah: step === 1 ? 1 : versesIn(other) }
    : null;
}

/** `chapter/2`, `page/50`, `verse/2/255`: names a unit in addresses and in markup. */
export function unitKey(unit: Unit): string {
  return unit.kind === 'verse' ? `verse/${unit.surah}/${unit.ayah}` : `${unit.kind}/${unit.number}`;
}

/** Reads what `unitKey` wrote. Null for anything else, and for a unit that does not exist. */
export function parseUnitKey(key: string): Unit | null {
  const [kind = '', first = '', second, ...rest] = key.split('/');
  if (rest.length > 0 || !isCanonicalNumber(first)) return null;
  const unit: Unit | null =
    kind === 'verse' && second !== undefined && isCanonicalNumber(second)
      ? { kind, surah: Number(first), ayah: Number(second) }
      : isNumberedKind(kind) && second === undefined
        ? { kind, number: Number(first) }
        : null;
  return unit !== null && isUnit(unit) ? unit : null;
}

/** A page has one address: no zeros in front, no sign, no more digits than any number here has. */
const isCanonicalNumber = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text);
