import { TOTAL_VERSES } from '@fahm/quran/surahs.ts';
import { formatReference, globalNumber, versesOf } from '@fahm/quran/reference.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  neighbour,
  type NumberedKind,
  parseUnitKey,
  rangeOfUnit,
  surahsOfUnit,
  type Unit,
  UNIT_COUNTS,
  unitKey,
} from './unit.ts';

const KINDS = Object.keys(UNIT_COUNTS) as NumberedKind[];

const unitsOf = (kind: NumberedKind): Unit[] =>
  Array.from({ length: UNIT_COUNTS[kind] }, (_, index) => ({ kind, number: index + 1 }));

test.each(KINDS)('[2.1.2] the units of kind %s hold every verse once, in order', (kind) => {
  const numbers = unitsOf(kind).flatMap((unit) => versesOf(rangeOfUnit(unit)).map(globalNumber));
  expect(numbers).toHaveLength(TOTAL_VERSES);
  expect(numbers.every((number, index) => number === index + 1)).toBe(true);
});

test.each(KINDS)(
  '[5.8] there is nothing before the first %s and nothing after the last',
  (kind) => {
    const last = UNIT_COUNTS[kind];
    expect(neighbour({ kind, number: 1 }, -1)).toBeNull();
    expect(neighbour({ kind, number: last }, 1)).toBeNull();
    expect(neighbour({ kind, number: last }, -1)).toEqual({ kind, number: last - 1 });
  },
);

test('a verse’s neighbours cross from surah to surah', () => {
  expect(neighbour({ kind: 'verse', surah: 1, ayah: 7 }, 1)).toEqual({
    kind: 'verse',
    surah: 2,
    ayah: 1,
  });
  expect(neighbour({ kind: 'verse', surah: 2, ayah: 1 }, -1)).toEqual({
    kind: 'verse',
    surah: 1,
    ayah: 7,
  });
  expect(neighbour({ kind: 'verse', surah: 1, ayah: 1 }, -1)).toBeNull();
  expect(neighbour({ kind: 'verse', surah: 114, ayah: 6 }, 1)).toBeNull();
});

const spanOf = (surah: number, ayah: number) =>
  formatReference(rangeOfUnit({ kind: 'verse', surah, ayah }));

test('a verse is shown with two on either side, within its surah', () => {
  expect(spanOf(2, 255)).toBe('2:253-257');
  expect(spanOf(2, 1)).toBe('2:1-3');
  expect(spanOf(108, 3)).toBe('108:1-3');
});

test('the key of a unit is read as that unit, and nothing else is read as one', () => {
  const number = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), number, (kind, n) => {
      const unit = { kind, number: n };
      expect(parseUnitKey(unitKey(unit))).toEqual(n <= UNIT_COUNTS[kind] ? unit : null);
    }),
  );
  for (const wrong of [
    '',
    'page',
    'page/',
    'page/0',
    'page/01',
    'page/1/1',
    'verse/2',
    'verse/2/287',
  ]) {
    expect(parseUnitKey(wrong)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const unit = parseUnitKey(text);
      if (unit !== null) expect(unitKey(unit)).toBe(text);
    }),
  );
});

test('a unit names the surahs whose texts it needs', () => {
  expect(surahsOfUnit({ kind: 'page', number: 604 })).toEqual([112, 113, 114]);
  expect(surahsOfUnit({ kind: 'juz', number: 30 })).toHaveLength(37);
  expect(() => surahsOfUnit({ kind: 'page', number: 605 })).toThrow(RangeError);
});
