import { describe, expect, test } from 'vitest';
import {
  editionFilterSchema,
  editionIdSchema,
  quranPageParamsSchema,
  quranVerseSchema,
} from './quran.ts';
import { rightsOf } from './rights.ts';
import { surahFileName } from './text.ts';

describe('edition ids', () => {
  test.each(['en.sahih', 'quran-uthmani', 'quran-uthmani-kfgqpc', 'fr.hamidullah'])(
    '[3.9] %s is the id of an edition',
    (id) => expect(editionIdSchema.safeParse(id).success).toBe(true),
  );

  test.each([
    '',
    '.',
    '..',
    'en..sahih',
    '../x',
    'en/sahih',
    'EN.SAHIH',
    'en sahih',
    'a'.repeat(61),
  ])('[3.9] %j is not', (id) => expect(editionIdSchema.safeParse(id).success).toBe(false));
});

describe('parameters', () => {
  test('[2.1] the numbers 1 to 604 are pages', () => {
    for (const number of [1, 42, 604]) {
      expect(quranPageParamsSchema.parse({ number: String(number) })).toEqual({ number });
    }
    for (const number of ['0', '605', '999', '042', '1.0', 'two', '٢']) {
      expect(quranPageParamsSchema.safeParse({ number }).success).toBe(false);
    }
  });

  test('[7.24] a filter is a word; what is not given does not filter', () => {
    expect(editionFilterSchema.parse({ format: 'text', other: 'x' })).toEqual({ format: 'text' });
    expect(editionFilterSchema.safeParse({ language: 'en&type=x' }).success).toBe(false);
  });
});

test('[3.8] a verse has the fields of the specification and its place in the mushaf', () => {
  expect(Object.keys(quranVerseSchema.shape)).toEqual(
    'key number surah numberInSurah text juz page hizbQuarter ruku manzil sajda'.split(' '),
  );
});

describe('rights', () => {
  test('[3.9] the rights of the editions the product ships or imports are known', () => {
    expect(rightsOf('quran-uthmani-kfgqpc').rights).toBe('republishable');
    expect(rightsOf('quran-uthmani').credit).toContain('CC BY 3.0');
    expect(rightsOf('en.pickthall').rights).toBe('public-domain');
    expect(rightsOf('en.sahih').rights).toBe('non-commercial');
  });

  test.each(['en.nobody', 'toString', '__proto__', ''])(
    '[3.9] nobody knows the rights of %j',
    (id) => expect(rightsOf(id)).toEqual({ rights: 'unknown', credit: null }),
  );
});

test('[3.8] a surah lies in a file named by its number', () => {
  expect([1, 42, 114].map(surahFileName)).toEqual([
    'surah-001.json',
    'surah-042.json',
    'surah-114.json',
  ]);
});
