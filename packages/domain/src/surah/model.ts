import type { Surah } from '@fahm/contracts/quran/surahs.ts';

export type SurahRow = Omit<Surah, 'id'>;

/** The surah of a row. Its `id` is its number: surahs are numbered for ever. */
export const toSurah = (row: SurahRow): Surah => ({ id: row.number, ...row });
