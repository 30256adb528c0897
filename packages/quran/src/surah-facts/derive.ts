import surahData from 'quran-db/utils/surah_data.js';
import { SurahList, findJuz, findPage } from 'quran-meta/hafs';
import { surahNamesEn } from 'quran-meta/i18n';
import {
  MEANING_EN_CORRECTIONS,
  NAME_AR_CORRECTIONS,
  NAME_EN_CORRECTIONS,
} from './name-corrections.ts';

/** One surah as stored in `rows.ts`: see `surahs.ts` for the meaning of each column. */
export type SurahRow = readonly [
  nameEn: string,
  nameAr: string,
  meaningEn: string,
  meccan: 0 | 1,
  versesCount: number,
  revelationOrder: number,
  startPage: number,
  startJuz: number,
  rukus: number,
];

type SurahNumber = Parameters<typeof findPage>[0];

/**
 * The 114 rows, from quran-meta (counts, places, names in English) and quran-db (plain Arabic names).
 * @throws when the two packages disagree on a verse count or on the place of revelation.
 */
export function deriveSurahRows(): SurahRow[] {
  return surahData.map((plain) => {
    const number = plain.id as SurahNumber;
    const [, versesCount, order, rukus, , isMeccan] = SurahList[number];
    if (plain.aya !== versesCount || (plain.place === 'Makkah') !== isMeccan) {
      throw new Error(`quran-db and quran-meta disagree about surah ${number}`);
    }
    const [name = '', meaning = ''] = surahNamesEn[number];
    const nameAr = NAME_AR_CORRECTIONS[number] ?? plain.arabic;
    return [
      NAME_EN_CORRECTIONS[number] ?? commonSpelling(name, nameAr),
      nameAr,
      MEANING_EN_CORRECTIONS[number] ?? meaning,
      isMeccan ? 1 : 0,
      versesCount,
      order,
      findPage(number, 1),
      findJuz(number, 1),
      rukus,
    ];
  });
}

/**
 * quran-meta doubles long vowels and drops the h of a final ta marbuta (Al-Qaari'a). English readers
 * know the single vowel and the h (Al-Qari'ah); quran-db's own spelling mixes both systems.
 */
function commonSpelling(name: string, nameAr: string): string {
  const single = name.replace(/aa/gi, (pair) => pair.charAt(0)).replaceAll('oo', 'u');
  return nameAr.endsWith('\u0629') ? `${single}h` : single;
}
