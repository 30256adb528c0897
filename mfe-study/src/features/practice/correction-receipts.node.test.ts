import { expect, test } from 'vitest';
import { correctionReceiptsIn } from './correction-receipts.ts';

const KEY = 'fahm.practice.corrections.one';
const row = (item: string, on: string) => ({ item, on, was: 'This.', now: null, surah: 1 });

function device(text?: string) {
  const items = new Map(text === undefined ? [] : [[KEY, text]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test('what was shown stays shown, and another correction of the same item is another', () => {
  const storage = device();
  correctionReceiptsIn(storage, 'one').show([row('c001-one', '2026-11-20')]);
  const receipts = correctionReceiptsIn(storage, 'one');
  expect(receipts.isShown(row('c001-one', '2026-11-20'))).toBe(true);
  expect(receipts.isShown(row('c001-one', '2026-11-22'))).toBe(false);
  expect(correctionReceiptsIn(storage, 'two').isShown(row('c001-one', '2026-11-20'))).toBe(false);
});

test('the day on which a surah was first practised stays', () => {
  const storage = device();
  correctionReceiptsIn(storage, 'one').begin([1, 2], '2026-11-20');
  const receipts = correctionReceiptsIn(storage, 'one');
  receipts.begin([2, 3], '2026-11-25');
  expect([1, 2, 3, 4].map(receipts.begunOn)).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-11-25',
    null,
  ]);
});

test('a device that keeps nothing, or something damaged, tells within the page', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  const damaged = ['null', '{', '7', '{"begun":{"1":2},"shown":"x"}', '{"begun":7,"shown":[3]}'];
  for (const storage of [null, full, ...damaged.map(device)]) {
    const receipts = correctionReceiptsIn(storage, 'one');
    expect(receipts.begunOn(1)).toBe(null);
    receipts.show([row('c001-one', '2026-11-20')]);
    expect(receipts.isShown(row('c001-one', '2026-11-20'))).toBe(true);
  }
});
