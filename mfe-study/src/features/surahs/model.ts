import type { Surah } from '@fahm/quran/surahs.ts';

export type SurahStatus = 'untouched' | 'started' | 'completed';

/** How far a surah is (spec 2.6.2, 4.1), from its percentage. */
export function statusOf(percentage: number): SurahStatus {
  if (percentage >= 100) return 'completed';
  return percentage > 0 ? 'started' : 'untouched';
}

/** The surahs whose English name (in any case) or Arabic name holds the text (spec 2.5.1). */
export function filterSurahs(surahs: readonly Surah[], text: string): Surah[] {
  const wanted = text.trim();
  const lower = wanted.toLowerCase();
  return surahs.filter(
    ({ nameEn, nameAr }) => nameEn.toLowerCase().includes(lower) || nameAr.includes(wanted),
  );
}
