import { expect, test } from 'vitest';
import { intervalOf } from './interval.ts';

const DAY = 86_400;

test.each([
  [0, 1, 'minute'],
  [600, 10, 'minute'],
  [3 * 3600, 3, 'hour'],
  [DAY, 1, 'day'],
  [8.4 * DAY, 8, 'day'],
  [59 * DAY, 59, 'day'],
  [76 * DAY, 2.5, 'month'],
  [400 * DAY, 1.1, 'year'],
] as const)('%d seconds are shown as %d %s', (seconds, value, unit) => {
  expect(intervalOf(seconds)).toEqual({ value, unit });
});
