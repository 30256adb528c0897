import { expect, test } from 'vitest';
import { barHeights, dayLabel, percentOf, recalledPercent } from './model.ts';

test('retention is the rounded percent of recalled reviews, and nothing of none', () => {
  expect(recalledPercent(3, 2)).toBe(67);
  expect(recalledPercent(0, 0)).toBeNull();
  expect(percentOf(0.905)).toBe(91);
});

test('bars are measured by the tallest; without any they are flat', () => {
  expect(barHeights([0, 5, 10])).toEqual([0, 0.5, 1]);
  expect(barHeights([0, 0])).toEqual([0, 0]);
  expect(barHeights([])).toEqual([]);
});

test('a day is named by its own date, wherever the device is', () => {
  expect(dayLabel('2026-11-01')).toBe('1 Nov');
});
