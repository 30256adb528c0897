import { surahByNumber } from '../surahs.ts';
import type { ChipText } from './model.ts';

type Verse = { key: string; surah: number; numberInSurah: number; text: string };
type Edition = {
  language: string;
  direction: 'ltr' | 'rtl' | null;
  credit: string | null;
  englishName: string;
};

/** Arabic and a translation of the same verses, for a chip. @throws Error when they do not match. */
export function chipTextOf(
  arabic: { verses: readonly Verse[] },
  translated: { verses: readonly Verse[]; edition: Edition },
): ChipText {
  const { language, direction, credit, englishName } = translated.edition;
  return {
    language,
    direction: direction ?? 'ltr',
    credit: credit ?? englishName,
    verses: arabic.verses.map(({ key, surah, numberInSurah, text }, at) => {
      const other = translated.verses[at];
      if (other?.key !== key) throw new Error(`no translation of ${key}`);
      return {
        surah,
        verseNumber: numberInSurah,
        surahName: surahByNumber(surah)?.nameEn ?? '',
        arabic: text,
        translation: other.text,
      };
    }),
  };
}
