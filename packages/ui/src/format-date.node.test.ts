import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

const UTC = { dateStyle: 'long', timeZone: 'UTC' } as const;

test('[8.12] an invalid date throws a RangeError that says Invalid time value', () => {
  for (const invalid of [new Date('soon'), new Date(Number.NaN), new Date(8.64e15 + 1)]) {
    expect(() => formatDate(invalid)).toThrow(new RangeError('Invalid time value'));
  }
});

test('[8.12] the first and the last date there are can be formatted', () => {
  expect(formatDate(new Date(8.64e15), UTC)).toBe('13 September 275760');
  expect(() => formatDate(new Date(-8.64e15), UTC)).not.toThrow();
});

test('a date is written in words, in the time zone that is asked for', () => {
  const date = new Date('2026-03-03T23:30:00Z');
  expect(formatDate(date, UTC)).toBe('3 March 2026');
  expect(formatDate(date, { dateStyle: 'long', timeZone: 'Asia/Riyadh' })).toBe('4 March 2026');
});
