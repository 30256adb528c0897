import { expect, test } from 'vitest';
import { toReviewKey } from './review-key.ts';

test('[7.11] reviews of one moment have keys of their own, also under UUIDs that begin with the time', () => {
  const keys = ['0193a1b2-c3d4-7000-8000-000000000001', '0193a1b2-c3d4-7000-8000-00000000ffff'];
  expect(new Set(keys.map(toReviewKey)).size).toBe(2);
});

test('[7.11] a key is a whole number from 1 that a column keeps exactly', () => {
  for (const uuid of [
    '00000000-0000-4000-8000-000000000000',
    'ffffffff-ffff-4fff-bfff-000000000000',
    '00000000-0000-4000-8000-ffffffffffff',
    crypto.randomUUID(),
  ]) {
    const key = toReviewKey(uuid);
    expect(Number.isSafeInteger(key)).toBe(true);
    expect(key).toBeGreaterThanOrEqual(1);
    expect(key).toBeLessThanOrEqual(2 ** 48);
  }
});
