import type { ProgressRow } from '@fahm/contracts/study/progress.ts';
import type { Surah } from '@fahm/quran/surahs.ts';

export type SurahStatus = 'untouched' | 'started' | 'completed';

/** What is known of somebody's way through a surah: 0 to 100 per cent, whether anything was done, and cards answered. */
export type SurahProgress = { percentage: number; isBegun: boolean; startedCards: number };

/** How far a surah is (spec 2.6.2, 4.1): a card that was answered begins it, too (ruling A14b). */
export function statusOf({
  percentage,
  isBegun,
}: Pick<SurahProgress, 'percentage' | 'isBegun'>): SurahStatus {
  if (percentage >= 100) return 'completed';
  return percentage > 0 || isBegun ? 'started' : 'untouched';
}

const UNTOUCHED: SurahProgress = { percentage: 0, isBegun: false, startedCards: 0 };

/** Of a row of GET /api/progress; without one nothing was done. */
export const progressOf = (row: ProgressRow | undefined): SurahProgress =>
  row === undefined
    ? UNTOUCHED
    : {
        percentage: row.percentage,
        isBegun: row.lastActivityAt !== null,
        startedCards: row.startedCards ?? 0,
      };

/** The surahs whose English name (in any case) or Arabic name holds the text (spec 2.5.1). */
export function filterSurahs(surahs: readonly Surah[], text: string): Surah[] {
  const wanted = text.trim();
  const lower = wanted.toLowerCase();
  return surahs.filter(
    ({ nameEn, nameAr }) => nameEn.toLowerCase().includes(lower) || nameAr.includes(wanted),
  );
}
