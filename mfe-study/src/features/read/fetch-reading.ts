import type { Api } from '@fahm/api-client/client.ts';
import { getQuranSurah, getQuranVerses } from '@fahm/api-client/quran.ts';
import { readTranslation } from '@fahm/mfe-kit/prefs.ts';
import { checkArabic } from '@fahm/quran/text/check-text.ts';
import type { Surah } from '@fahm/quran/surahs.ts';
import { ARABIC_EDITION } from '@fahm/quran/arabic-edition.ts';

export type Reading = {
  /** Stands above verse 1; null for surahs 1 and 9. */
  basmala: string | null;
  verses: readonly { ayah: number; arabic: string; translation: string }[];
  language: string;
  direction: 'ltr' | 'rtl';
  /** Names whose translation it is. */
  credit: string;
};

/**
 * A surah in Arabic and in the visitor's translation. Rejects when it is not whole, or when its Arabic is
 * not the corpus's, letter by letter.
 */
export async function fetchReading(
  api: Api,
  { number, versesCount }: Surah,
  signal: AbortSignal,
): Promise<Reading> {
  const edition = readTranslation(document.cookie);
  const reference = `${number}:1-${versesCount}`;
  const [arabic, translated] = await Promise.all([
    getQuranSurah(api, { number, edition: ARABIC_EDITION }, signal),
    getQuranVerses(api, { reference, edition }, signal),
  ]);
  const texts = arabic.verses.map(({ text }) => text);
  if (!(await checkArabic(number, texts))) throw new Error(`Text of surah ${number}: damaged`);
  if (translated.verses.length !== versesCount) {
    throw new Error(`Translation of surah ${number}: not whole`);
  }
  const { language, direction, credit, englishName } = translated.edition;
  return {
    basmala: arabic.basmala,
    verses: texts.map((text, at) => ({
      ayah: at + 1,
      arabic: text,
      translation: translated.verses[at]?.text ?? '',
    })),
    language,
    direction: direction ?? 'ltr',
    credit: credit ?? englishName,
  };
}
