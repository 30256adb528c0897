import { SURAHS } from '@fahm/quran/surahs.ts';
import { expect, test } from 'vitest';
import { writtenWords } from './written-words.ts';

test('an offer says how many surahs have lessons, as long as they are not all', () => {
  expect(writtenWords(new Set([1, 2, 36]))).toBe(
    'Lessons are written for 3 of 114 surahs so far; the others follow.',
  );
  expect(writtenWords(new Set(SURAHS.map(({ number }) => number)))).toBe('');
  expect(writtenWords(null)).toBe('');
});
