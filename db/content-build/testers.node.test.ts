import { expect, test } from 'vitest';
import { repeatedShare } from './repeated.ts';
import { testerLines } from './testers.ts';

const review = (surah: number, of: number, right: number) => ({
  surah,
  refuting: null,
  sample: null,
  resample: null,
  choices: {
    multipleChoice: [
      { of, right },
      { of, right: right + 1 },
    ],
    trueFalse: [{ of: 2, right: 2 }],
  },
});

test('testers of small surahs are told in the sum of all alone', () => {
  expect(testerLines([review(1, 25, 9), review(108, 4, 1)])).toEqual([
    'testers of 2 surahs: choices 22 of 58 (38 %), statements 4 of 4 (100 %)',
    '      surah 1: choices 19 of 50 (38 %)',
  ]);
  expect(testerLines([{ ...review(1, 25, 9), choices: null }])).toEqual([]);
});

test('what is said again in another item is told, six words in a row or more', () => {
  const [first, second] = ['one two three four five six seven', 'eight nine ten eleven twelve'];
  expect(repeatedShare([first, second])).toBe(0);
  expect(repeatedShare([first, `${second} ${first}`])).toBeCloseTo(4 / 9);
  expect(repeatedShare([first, first.toUpperCase()])).toBe(1);
  // Within one item it is a refrain.
  expect(repeatedShare([`${first} ${first}`])).toBe(0);
  expect(repeatedShare(['one two three four five', 'one two three four five'])).toBe(0);
  expect(repeatedShare([])).toBe(0);
});
