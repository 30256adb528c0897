import { expect, test } from 'vitest';
import { sizeOf, versesToAsk } from './size.ts';

test('[2.11.4] a few verses are all asked for their length, of many only eight', () => {
  expect(versesToAsk(3)).toEqual([0, 1, 2]);
  expect(versesToAsk(8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const some = versesToAsk(286);
  expect(some).toHaveLength(8);
  expect(some[0]).toBeGreaterThan(0);
  expect(some.at(-1)).toBeLessThan(286);
});

test('[2.11.4] the size is exact when every verse told its length, else it goes by the letters', () => {
  const all = new Map([
    [0, 100],
    [1, 300],
  ]);
  expect(sizeOf([1, 3], all)).toEqual({ bytes: 400, exact: true });
  expect(sizeOf([1, 3, 6], all)).toEqual({ bytes: 1000, exact: false });
  expect(sizeOf([1, 3], new Map())).toBeNull();
});
