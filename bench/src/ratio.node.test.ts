import { expect, test } from 'vitest';
import { inRounds, isNoisy, median, medianRatio } from './ratio.ts';

test('the median of an even number of values is between the middle two, and of none an error', () => {
  expect(median([3])).toBe(3);
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 10])).toBe(3);
  expect(() => median([])).toThrow(RangeError);
});

test('a round that is slow as a whole does not move the ratio', () => {
  const quick = [2, 1] as const;
  const slow = [200, 100] as const;
  expect(medianRatio([quick, slow, quick])).toBe(2);
});

test('a control that is 15 % off is still quiet, 16 % is noise', () => {
  expect(isNoisy(0.86)).toBe(false);
  expect(isNoisy(1.14)).toBe(false);
  expect(isNoisy(1.16)).toBe(true);
  expect(isNoisy(0.84)).toBe(true);
});

test('rounds alternate the order, so that neither side is always first', async () => {
  const order: string[] = [];
  const results = await inRounds(2, ['a', 'b'], (name) => {
    order.push(name);
    return Promise.resolve(order.length);
  });
  expect(order).toEqual(['a', 'b', 'b', 'a']);
  expect(results).toEqual([
    { a: 1, b: 2 },
    { a: 4, b: 3 },
  ]);
});
