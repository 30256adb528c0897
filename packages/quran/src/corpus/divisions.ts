import {
  SajdaList,
  findAyahIdBySurah,
  findJuzByAyahId,
  findManzilByAyahId,
  findPagebyAyahId,
  findRubAlHizbByAyahId,
  findRukuByAyahId,
  getAyahCountInSurah,
} from 'quran-meta/hafs';
import type { Sajda, Verse } from './model.ts';

/**
 * quran-meta lists the 15 places without their kind. Kind as in Tanzil's metadata (quran-data.xml
 * 1.0, element `sajdas`): these four are obligatory, the other eleven recommended.
 */
const OBLIGATORY_SAJDAS: ReadonlySet<string> = new Set(['32:15', '41:38', '53:62', '96:19']);

type SurahNumber = Parameters<typeof getAyahCountInSurah>[0];
type AyahNumber = Parameters<typeof findAyahIdBySurah>[1];

/** Where a verse stands in the divisions of the Madani mushaf, from quran-meta (Hafs). */
export function divisionsOf(
  surah: number,
  ayah: number,
): Omit<Verse, 'ayah' | 'arabic' | 'translation'> {
  const id = findAyahIdBySurah(surah as SurahNumber, ayah as AyahNumber);
  return {
    juz: findJuzByAyahId(id),
    page: findPagebyAyahId(id),
    hizbQuarter: findRubAlHizbByAyahId(id),
    ruku: findRukuByAyahId(id),
    manzil: findManzilByAyahId(id),
    sajda: SajdaList.includes(id) ? sajdaKind(surah, ayah) : null,
  };
}

function sajdaKind(surah: number, ayah: number): Sajda {
  return OBLIGATORY_SAJDAS.has(`${surah}:${ayah}`) ? 'obligatory' : 'recommended';
}
