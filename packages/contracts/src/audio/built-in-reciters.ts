import type { AudioEdition, Bitrate } from './recitations.ts';

const reciter = (
  identifier: string,
  englishName: string,
  name: string,
  availableBitrates: readonly Bitrate[],
): AudioEdition => ({
  identifier,
  language: 'ar',
  name,
  englishName,
  direction: null,
  format: 'audio',
  type: 'versebyverse',
  rights: 'unknown',
  credit: null,
  availableBitrates,
  downloadable: false,
});

/** The five Arabic reciters that are offered while no catalogue can be had ([8.6]). Free of zod. */
export const BUILT_IN_RECITERS: readonly AudioEdition[] = [
  reciter('ar.alafasy', 'Alafasy', 'مشاري العفاسي', [64, 128]),
  reciter('ar.husary', 'Husary', 'محمود خليل الحصري', [64, 128]),
  reciter('ar.minshawi', 'Minshawi', 'محمد صديق المنشاوي', [128]),
  reciter('ar.abdurrahmaansudais', 'Abdurrahmaan As-Sudais', 'عبدالرحمن السديس', [64, 192]),
  reciter('ar.abdulbasitmurattal', 'Abdul Basit', 'عبد الباسط عبد الصمد المرتل', [64, 192]),
];
