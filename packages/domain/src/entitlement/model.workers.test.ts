import { describe, expect, test } from 'vitest';
import { isSubscribed, mayRead } from './model.ts';

const now = 1_000_000;

describe('isSubscribed', () => {
  test.each([
    ['nothing', [], false],
    ['what has begun and not ended', [{ startsAt: now - 1, endsAt: now + 1 }], true],
    ['what begins now', [{ startsAt: now, endsAt: now + 1 }], true],
    ['what ends now', [{ startsAt: 0, endsAt: now }], false],
    ['what is to come', [{ startsAt: now + 1, endsAt: null }], false],
    ['what has no end', [{ startsAt: 0, endsAt: null }], true],
    [
      'one that is over and one that is not',
      [
        { startsAt: 0, endsAt: 1 },
        { startsAt: 0, endsAt: null },
      ],
      true,
    ],
    ['one taken away at once', [{ startsAt: now, endsAt: now }], false],
  ])('[3.3] of %s', (_, entitlements, expected) => {
    expect(isSubscribed(entitlements, now)).toBe(expected);
  });
});

describe('mayRead', () => {
  const pro = [{ startsAt: 0, endsAt: null }];

  test('[6.2] without Pro the surahs 1 to 5 and no other', () => {
    const open = Array.from({ length: 114 }, (_, i) => i + 1).filter((n) => mayRead([], n, now));
    expect(open).toEqual([1, 2, 3, 4, 5]);
  });

  test('[6.3] with Pro all 114', () => {
    for (let n = 1; n <= 114; n += 1) expect(mayRead(pro, n, now)).toBe(true);
  });
});
