import { foldArabic, foldEnglish } from '@fahm/quran/folding.ts';
import { type Surah, SURAHS } from '@fahm/quran/surahs.ts';

/** As it is typed in a hurry: yasin, alkahf. */
const inOneWord = (name: string): string => foldEnglish(name).replaceAll(' ', '');

/**
 * The surahs whose English name, Arabic name or number contains the query (spec 5.2), whatever its case; a
 * name also as a keyboard spells it, without hyphens, apostrophes and marks. All of them for an empty query.
 */
export function filterSurahs(query: string): readonly Surah[] {
  const text = query.trim().toLowerCase();
  if (text === '') return SURAHS;
  const english = foldEnglish(text);
  const arabic = foldArabic(text);
  return SURAHS.filter(
    ({ number, nameEn, nameAr }) =>
      nameEn.toLowerCase().includes(text) ||
      nameAr.includes(text) ||
      `${number}`.includes(text) ||
      (english !== '' && foldEnglish(nameEn).includes(english)) ||
      (english !== '' && inOneWord(nameEn).startsWith(inOneWord(text))) ||
      (arabic !== '' && foldArabic(nameAr).includes(arabic)),
  );
}
