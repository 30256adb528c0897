import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, nameOfDay, startOfDay } from './day.ts';

test('a day is the learner’s own: it begins at their midnight', () => {
  const lateInLondon = Date.UTC(2026, 10, 21, 23, 30);
  expect(nameOfDay(dayOf(lateInLondon, 0))).toBe('2026-11-21');
  expect(nameOfDay(dayOf(lateInLondon, 60))).toBe('2026-11-22');
  expect(nameOfDay(dayOf(lateInLondon, -720))).toBe('2026-11-21');
});

test('every moment lies between the beginning of its day and of the next', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: -720, max: 840 }),
      (at, offset) => {
        const day = dayOf(at, offset);
        expect(startOfDay(day, offset)).toBeLessThanOrEqual(at);
        expect(startOfDay(day + 1, offset)).toBeGreaterThan(at);
      },
    ),
  );
});
