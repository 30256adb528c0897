import { expect, test } from 'vitest';
import { createTokenBucket } from './token-bucket.ts';
import { readRetryAfter } from './retry-after.ts';

const START = 1_800_000_000_000;

test('[7.24] a burst is given at once, then calls at the rate of the refill', () => {
  const bucket = createTokenBucket(90, 3);
  expect([1, 2, 3].map(() => bucket.take(START))).toEqual([0, 0, 0]);
  expect(bucket.take(START)).toBe(667);
  expect(bucket.take(START + 667)).toBe(0);
  expect(bucket.take(START + 667)).toBeGreaterThan(0);
});

test('[7.24] in any minute there are at most the burst and the refill, however often one asks', () => {
  const bucket = createTokenBucket(90, 30);
  let given = 0;
  for (let now = START; now < START + 60_000; now += 10) if (bucket.take(now) === 0) given += 1;
  expect(given).toBe(119);
});

test('[7.24] a long rest gives no more than one burst', () => {
  const bucket = createTokenBucket(90, 3);
  bucket.take(START);
  const given = [1, 2, 3, 4].map(() => bucket.take(START + 3_600_000));
  expect(given.filter((wait) => wait === 0)).toHaveLength(3);
});

test.each([
  [null, null],
  ['2', 2000],
  [' 120 ', 120_000],
  ['0', 0],
  [new Date(START + 5000).toUTCString(), 5000],
  [new Date(START - 5000).toUTCString(), 0],
  ['soon', null],
  ['', null],
  ['-3', null],
])('[7.24] Retry-After %j means %j ms', (header, ms) => {
  expect(readRetryAfter(header, START)).toBe(ms);
});
