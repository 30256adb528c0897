import { verseByGlobalNumber } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { messages } from './messages.ts';

/** What a verse is called by its global number: `Al-Baqarah 2:255`; empty for a number that is no verse. */
export function nameOfAyah(ayah: number): string {
  const verse = verseByGlobalNumber(ayah);
  const surah = verse === null ? null : surahByNumber(verse.surah);
  return verse === null || surah === null
    ? ''
    : messages.verseName(surah.nameEn, verse.surah, verse.ayah);
}

/** `2:255`. */
export function keyOfAyah(ayah: number): string {
  const verse = verseByGlobalNumber(ayah);
  return verse === null ? '' : `${verse.surah}:${verse.ayah}`;
}

/** Its number in its surah. */
export const numberInSurah = (ayah: number): number => verseByGlobalNumber(ayah)?.ayah ?? 0;

/** Seconds as people read them: `0:07`, `12:40`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
