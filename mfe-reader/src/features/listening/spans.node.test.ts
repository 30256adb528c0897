import { globalNumber } from '@fahm/quran/reference.ts';
import { expect, test } from 'vitest';
import { type NumberedKind, UNIT_COUNTS } from '../../lib/unit.ts';
import { spanAfter, spanOfUnit, unitAround } from './spans.ts';

test('[2.11.4] a unit is heard from its first verse to its last', () => {
  expect(spanOfUnit({ kind: 'chapter', number: 1 })).toEqual({ first: 1, last: 7 });
  expect(spanOfUnit({ kind: 'chapter', number: 114 })).toEqual({ first: 6231, last: 6236 });
  expect(spanOfUnit({ kind: 'page', number: 1 })).toEqual({ first: 1, last: 7 });
  expect(spanOfUnit({ kind: 'verse', surah: 2, ayah: 255 })).toEqual({ first: 260, last: 264 });
});

test.each(Object.keys(UNIT_COUNTS) as NumberedKind[])(
  '[2.11.4] all units of the kind %s follow each other without a gap, to the end of the Qur’an',
  (kind) => {
    for (let number = 1; number < UNIT_COUNTS[kind]; number += 1) {
      const next = spanAfter({ kind, number });
      expect(next).toEqual(spanOfUnit({ kind, number: number + 1 }));
      expect(next?.first).toBe(spanOfUnit({ kind, number }).last + 1);
    }
    expect(spanAfter({ kind, number: UNIT_COUNTS[kind] })).toBeNull();
  },
);

test('[2.11.4] after a verse with its neighbours the rest of its surah follows, then the next surah', () => {
  expect(spanAfter({ kind: 'verse', surah: 2, ayah: 255 })).toEqual({ first: 265, last: 293 });
  expect(spanAfter({ kind: 'verse', surah: 2, ayah: 286 })).toEqual({ first: 294, last: 493 });
  expect(spanAfter({ kind: 'verse', surah: 114, ayah: 6 })).toBeNull();
});

test('the unit around a verse holds it', () => {
  const verse = { surah: 36, ayah: 41 };
  const number = globalNumber(verse) ?? 0;
  for (const kind of ['chapter', 'page', 'juz', 'hizb', 'verse'] as const) {
    const { first, last } = spanOfUnit(unitAround(verse, kind));
    expect(first <= number && number <= last).toBe(true);
  }
});
