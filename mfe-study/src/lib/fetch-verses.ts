import { createApi } from '@fahm/api-client/client.ts';
import { getQuranVerses } from '@fahm/api-client/quran.ts';
import { readTranslation } from '@fahm/mfe-kit/prefs.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import type { ChipText } from '@fahm/quran/verse-chip/model.ts';
import { ARABIC_EDITION } from './arabic-edition.ts';

const api = createApi({ fetch: (...args) => fetch(...args), baseUrl: '' });

/** Arabic and the translation that the visitor reads, verse by verse. Rejects when they do not match. */
export async function fetchVerses(reference: string, signal: AbortSignal): Promise<ChipText> {
  const translation = readTranslation(document.cookie);
  const [arabic, translated] = await Promise.all([
    getQuranVerses(api, { reference, edition: ARABIC_EDITION }, signal),
    getQuranVerses(api, { reference, edition: translation }, signal),
  ]);
  const { language, direction, credit, englishName } = translated.edition;
  return {
    language,
    direction: direction ?? 'ltr',
    credit: credit ?? englishName,
    verses: arabic.verses.map(({ key, surah, numberInSurah, text }, at) => {
      const other = translated.verses[at];
      if (other?.key !== key) throw new Error(`${reference}: no translation of ${key}`);
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
