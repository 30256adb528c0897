import { describe, expect, test } from 'vitest';
import { surahListSchema, surahParamsSchema, surahSchema } from './surahs.ts';

const surah = {
  id: 112,
  number: 112,
  nameEn: 'Al-Ikhlas',
  nameAr: 'الإخلاص',
  revelation: 'Meccan',
  versesCount: 4,
};

const list = (length: number) => Array.from({ length }, () => surah);

describe('surah', () => {
  test('[3.1] a surah has exactly the six fields of the specification', () => {
    expect(Object.keys(surahSchema.shape)).toEqual([
      'id',
      'number',
      'nameEn',
      'nameAr',
      'revelation',
      'versesCount',
    ]);
    expect(surahSchema.parse(surah)).toEqual(surah);
  });

  test('[3.1] a field added by a newer server is ignored, not refused', () => {
    expect(surahSchema.parse({ ...surah, rukus: 1 })).toEqual(surah);
  });

  test.each([
    ['number 0', { number: 0 }],
    ['number 115', { number: 115 }],
    ['a fractional number', { number: 1.5 }],
    ['a third kind of revelation', { revelation: 'Meccan?' }],
    ['an empty name', { nameEn: '' }],
    ['no verses', { versesCount: 0 }],
    ['a missing Arabic name', { nameAr: undefined }],
  ])('[3.1] a surah with %s is refused', (_, change) => {
    expect(surahSchema.safeParse({ ...surah, ...change }).success).toBe(false);
  });

  test('[7.2] a list of more than 114 surahs is refused', () => {
    expect(surahListSchema.safeParse(list(114)).success).toBe(true);
    expect(surahListSchema.safeParse(list(115)).success).toBe(false);
  });
});

describe('path parameter', () => {
  test('[7.3] the numbers 1 to 114 are read as numbers', () => {
    for (let number = 1; number <= 114; number += 1) {
      expect(surahParamsSchema.parse({ number: `${number}` })).toEqual({ number });
    }
  });

  test.each(['0', '115', '-1', '+1', '02', '2.0', '1e1', '0x2', ' 2', '2 ', '', 'two', '٢', '999'])(
    '[7.3] %j is not the number of a surah',
    (number) => {
      expect(surahParamsSchema.safeParse({ number }).success).toBe(false);
    },
  );
});
