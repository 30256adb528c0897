import { packCounts } from '@fahm/contracts/content/word-counts.ts';
import { expect, test } from 'vitest';
import { curveOf, dayLabel, figuresOf, stepsOf } from './model.ts';

const COUNTS = {
  words: ['a', 'b', 'c'],
  surahs: [
    {
      words: 10,
      counts: packCounts([
        [0, 3],
        [1, 1],
      ]),
    },
    {
      words: 10,
      counts: packCounts([
        [0, 2],
        [2, 1],
      ]),
    },
  ],
};

test('[2.4.4] the curve adds up, day by day, the words that are recalled and the places where they stand', () => {
  const recalled = { recalled: { c: 20_001, a: 20_000, b: 20_001, gone: 19_000 } };
  expect(curveOf(COUNTS, recalled)).toEqual([
    { day: 20_000, words: 1, places: 5 },
    { day: 20_001, words: 3, places: 7 },
  ]);
  expect(curveOf(COUNTS, { recalled: {} })).toEqual([]);
  const { all, shares } = figuresOf(COUNTS, recalled);
  expect([all, shares[0]]).toEqual([
    { known: 7, words: 20 },
    { known: 4, words: 10 },
  ]);
});

test('[2.4.4] a long curve is told in a few steps, with its beginning and its end', () => {
  const row = Array.from({ length: 100 }, (_, at) => at);
  const steps = stepsOf(row, 12);
  expect(steps).toHaveLength(12);
  expect([steps[0], steps.at(-1)]).toEqual([0, 99]);
  expect(stepsOf([1, 2], 12)).toEqual([1, 2]);
  expect(dayLabel(20_000)).toBe('4 Oct');
});
