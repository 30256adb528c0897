import { surahSchema } from '@fahm/contracts/quran/surahs.ts';
import { expect, test } from 'vitest';
import { toSurah } from './model.ts';

test('[3.1] the id of a surah is its number', () => {
  const row = {
    number: 112,
    nameEn: 'Al-Ikhlas',
    nameAr: 'الإخلاص',
    revelation: 'Meccan',
    versesCount: 4,
  } as const;
  expect(surahSchema.parse(toSurah(row))).toEqual({ id: 112, ...row });
});
