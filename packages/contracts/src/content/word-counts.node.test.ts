import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packCounts, percentOf, sharesOf, sumOf, unpackCounts } from './word-counts.ts';

test('[2.4.4] the row of a surah’s words says where each stands in the deck, and how often', () => {
  const places = fc.uniqueArray(fc.tuple(fc.nat({ max: 6000 }), fc.integer({ min: 1, max: 300 })), {
    selector: ([place]) => place,
  });
  fc.assert(
    fc.property(places, (row) => {
      expect(unpackCounts(packCounts(row))).toEqual(row.toSorted(([a], [b]) => a - b));
    }),
  );
});

test('[2.4.4] a share counts places, and what is not settled as unknown', () => {
  const counts = {
    words: ['a', 'b', 'c'],
    surahs: [
      {
        words: 10,
        counts: packCounts([
          [0, 3],
          [2, 1],
        ]),
      },
      { words: 4, counts: packCounts([[1, 4]]) },
    ],
  };
  const shares = sharesOf(counts, (id) => id !== 'c');
  expect(shares).toEqual([
    { known: 3, words: 10 },
    { known: 4, words: 4 },
  ]);
  expect(shares.map(percentOf)).toEqual([30, 100]);
  expect(percentOf(sumOf(shares))).toBe(50);
  expect(percentOf({ known: 0, words: 0 })).toBe(0);
});
