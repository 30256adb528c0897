import type { ProgressRow } from '@fahm/contracts/study/progress.ts';
import { expect, test } from 'vitest';
import { lastStudied, minutesFor, weekBars, weekday } from './model.ts';

const row = (surahNumber: number, lastActivityAt: number | null): ProgressRow => ({
  surahNumber,
  percentage: 0,
  dueCards: 0,
  lastActivityAt,
});

const day = (reviews: number) => ({ day: '2026-11-20', reviews, recalled: 0 });

test('[2.4] one continues with the surah that was studied last', () => {
  expect(lastStudied([row(1, 5), row(2, 9), row(3, null)])?.surahNumber).toBe(2);
});

test('[2.4] with nothing studied there is nothing to continue', () => {
  expect(lastStudied([row(1, null)])).toBeNull();
  expect(lastStudied([])).toBeNull();
});

test('[2.4] the bars of a week are measured by its busiest day, and an empty week has none', () => {
  expect(weekBars([day(0), day(4), day(2)]).map(({ share }) => share)).toEqual([0, 1, 0.5]);
  expect(weekBars([day(0)]).map(({ share }) => share)).toEqual([0]);
});

test('[2.4] a day is named by its own date, wherever the device is', () => {
  expect(weekday('2026-11-21', 'short')).toBe('Sat');
  expect(weekday('2026-11-21', 'long')).toBe('Saturday');
});

test('[2.4] the time that cards take is told in whole minutes, one at least', () => {
  expect([1, 2, 10, 21].map(minutesFor)).toEqual([1, 1, 5, 11]);
});
