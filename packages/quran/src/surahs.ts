import { ROWS } from './surah-facts/rows.ts';

/** Facts about one surah in the Kufan count (Hafs), 604-page Madani layout. Spec [3.1]. */
export type Surah = {
  /** 1 to 114. */
  number: number;
  /** Transliteration with single vowels; ayn and hamza are both an apostrophe. */
  nameEn: string;
  /** Unvocalised, without the word for "surah". */
  nameAr: string;
  meaningEn: string;
  revelation: 'Meccan' | 'Medinan';
  versesCount: number;
  /** 1 to 114; traditional order of the Egyptian edition. */
  revelationOrder: number;
  /** 1 to 604: the page that holds verse 1. */
  startPage: number;
  /** 1 to 30: the juz that holds verse 1. */
  startJuz: number;
  rukus: number;
};

export const TOTAL_SURAHS = 114;
export const TOTAL_VERSES = 6236;

/** All surahs in the order of the mushaf: `SURAHS[0]` is surah 1. */
export const SURAHS: readonly Surah[] = ROWS.map(
  ([nameEn, nameAr, meaningEn, meccan, versesCount, order, startPage, startJuz, rukus], index) => ({
    number: index + 1,
    nameEn,
    nameAr,
    meaningEn,
    revelation: meccan === 1 ? 'Meccan' : 'Medinan',
    versesCount,
    revelationOrder: order,
    startPage,
    startJuz,
    rukus,
  }),
);

/** True for the integers 1 to 114 only; a numeric string is not a surah number. */
export function isSurahNumber(n: unknown): n is number {
  return Number.isInteger(n) && (n as number) >= 1 && (n as number) <= TOTAL_SURAHS;
}

/** The surah, or `null` when `n` is not an integer from 1 to 114. */
export function surahByNumber(n: number): Surah | null {
  return SURAHS[n - 1] ?? null;
}
