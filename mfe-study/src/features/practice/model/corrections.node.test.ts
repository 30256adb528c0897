import { expect, test } from 'vitest';
import { trueFalse } from '../testing/cards.ts';
import { correctionsOf, dayOf, isCorrectedSince } from './corrections.ts';

const row = (item: string, on: string) => ({ item, on, was: 'This.', now: 'That.', surah: 1 });
const card = trueFalse({ id: 'f001-001', concepts: ['c001-one'], corrected: '2026-11-22' });

test('[2.9.3] a correction is told of the card and of what it asks about, since it was learned', () => {
  const rows = [
    row('c001-one', '2026-11-22'),
    row('c001-two', '2026-11-22'),
    row('f001-001', '2026-11-20'),
    row('c001-one', '2026-11-01'),
  ];
  expect(correctionsOf(card, '2026-11-10', rows)).toEqual([rows[0], rows[2]]);
  expect(correctionsOf(card, '2026-11-21', rows)).toEqual([rows[0]]);
});

test('[2.9.3] who learned it on the day of the correction is told, who learned it later or never is not', () => {
  expect(isCorrectedSince(card, '2026-11-22')).toBe(true);
  expect(isCorrectedSince(card, '2026-11-23')).toBe(false);
  expect(isCorrectedSince(card, null)).toBe(false);
  expect(isCorrectedSince(trueFalse(), '2026-11-01')).toBe(false);
  expect(correctionsOf(card, null, [row('f001-001', '2026-11-22')])).toEqual([]);
});

test('a moment lies in a day of UTC', () => {
  expect(dayOf(Date.UTC(2026, 10, 22, 23, 59))).toBe('2026-11-22');
});
