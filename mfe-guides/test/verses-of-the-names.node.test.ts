import { readSurahText } from '@fahm/quran/corpus.ts';
import { foldArabic } from '@fahm/quran/folding.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { expect, test } from 'vitest';
import { VERSES_OF_THE_NAMES } from '../src/features/names/verses.ts';

test('the verses said to speak of the most beautiful names are those of the corpus, and all of them', () => {
  const phrase = foldArabic('الأسماء الحسنى');
  const found = SURAHS.flatMap(({ number }) =>
    readSurahText(number)
      .verses.filter(({ arabic }) => foldArabic(arabic).includes(phrase))
      .map(({ ayah }) => `${number}:${ayah}`),
  );
  expect(found).toEqual([...VERSES_OF_THE_NAMES]);
});
