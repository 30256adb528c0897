import fc from 'fast-check';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { versesOf } from '@fahm/quran/reference.ts';
import { expect, test } from 'vitest';
import { readAyahs, writeAyahs } from './ayah-set.ts';
import {
  type Bookmark,
  EMPTY_READING_PROGRESS,
  mergeReadingProgress,
  NOTE_LENGTH,
  parseReadingProgress,
  progressOf,
} from './reading-progress.ts';

const verse = fc.constantFrom(
  ...versesOf({ start: { surah: 1, ayah: 1 }, end: { surah: 2, ayah: 20 } }),
  { surah: 114, ayah: 6 },
);
const time = fc.oneof(fc.nat(5), fc.nat(2_000_000_000_000));
const bookmark: fc.Arbitrary<Bookmark> = fc
  .record({
    verse,
    note: fc.oneof(fc.constantFrom('', 'a', 'b'), fc.string({ unit: 'grapheme' })),
    createdAt: time,
    changedAt: time,
    removedAt: fc.option(time),
  })
  .map(({ verse: { surah, ayah }, note, createdAt, changedAt, removedAt }) => ({
    surah,
    ayah,
    note,
    createdAt,
    changedAt,
    removedAt,
  }));
const progress = fc
  .record({
    lastRead: fc.option(
      fc.tuple(verse, time).map(([{ surah, ayah }, at]) => ({ surah, ayah, at })),
    ),
    seen: fc
      .dictionary(
        fc.constantFrom('1', '2', '114'),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      )
      .map((it) =>
        Object.fromEntries(Object.entries(it).map(([n, ayahs]) => [n, writeAyahs(ayahs)])),
      ),
    bookmarks: fc.array(bookmark, { maxLength: 12 }),
  })
  .map(parseReadingProgress);

test('ranges are read as the set that was written, and are the shortest text for it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 286 })), (ayahs) => {
      const text = writeAyahs(ayahs);
      expect(readAyahs(text, 286)).toEqual(new Set(ayahs));
      expect(writeAyahs(readAyahs(text, 286))).toBe(text);
    }),
  );
  expect(writeAyahs([9, 2, 1, 3])).toBe('1-3,9');
});

test('ranges past the end of a surah, backwards or malformed hold nothing that is not there', () => {
  expect(readAyahs('5-999', 7)).toEqual(new Set([5, 6, 7]));
  expect(readAyahs('5-2', 7)).toEqual(new Set());
  for (const wrong of ['', '0', '1-', '1,,2', '1e9', 'x', '-1', ' 1', '1000', null, 3, ['1']]) {
    expect(readAyahs(wrong, 7)).toEqual(new Set());
  }
});

test('progress that was kept is read back as it was', () => {
  fc.assert(
    fc.property(progress, (it) => {
      expect(parseReadingProgress(JSON.parse(JSON.stringify(it)))).toEqual(it);
    }),
  );
});

test('anything at all may have been kept: progress comes out, and it is one that stays itself', () => {
  const field = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()));
  const persisted = fc.oneof(
    fc.jsonValue(),
    fc.record({ lastRead: field, seen: field, bookmarks: field }, { requiredKeys: [] }),
    fc.record({ bookmarks: fc.array(fc.record({ surah: field, ayah: field, note: field })) }),
  );
  fc.assert(
    fc.property(persisted, (it) => {
      const read = parseReadingProgress(it);
      expect(read.version).toBe(1);
      expect(parseReadingProgress(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
  );
});

/** No number can be made of it: asking for one throws. */
const ODD = { surah: [{ toString: false }], ayah: {}, note: [] };

test('what makes no sense in kept progress is left out, and the rest stays', () => {
  const good = { surah: 2, ayah: 255, note: 'x', createdAt: 1, changedAt: 2, removedAt: null };
  const read = parseReadingProgress({
    version: 1,
    lastRead: { surah: 115, ayah: 1, at: 5 },
    seen: { 1: '1-9', 2: 'x', 0: '1', 115: '1', __proto__: '1' },
    bookmarks: [good, { ...good, ayah: 287 }, { ...good, surah: 0 }, null, 'x', [], 7, ODD],
  });
  expect(read).toEqual({ ...EMPTY_READING_PROGRESS, seen: { 1: '1-7' }, bookmarks: [good] });
  const times = parseReadingProgress({
    bookmarks: [{ ...good, note: 'y'.repeat(9999), changedAt: 1e300 }],
  });
  expect(times.bookmarks[0]?.note).toHaveLength(NOTE_LENGTH);
  expect(Number.isNaN(new Date(times.bookmarks[0]?.changedAt ?? NaN).getTime())).toBe(false);
});

test('places merge to the same whichever comes first, however often, in whatever order', () => {
  fc.assert(
    fc.property(progress, progress, progress, (a, b, c) => {
      expect(mergeReadingProgress(a, b)).toEqual(mergeReadingProgress(b, a));
      expect(mergeReadingProgress(a, a)).toEqual(a);
      expect(mergeReadingProgress(mergeReadingProgress(a, b), b)).toEqual(
        mergeReadingProgress(a, b),
      );
      expect(mergeReadingProgress(a, mergeReadingProgress(b, c))).toEqual(
        mergeReadingProgress(mergeReadingProgress(a, b), c),
      );
      expect(mergeReadingProgress(a, EMPTY_READING_PROGRESS)).toEqual(a);
    }),
  );
});

test('a merge loses nothing: every verse seen, every bookmark in its latest state, the latest place', () => {
  fc.assert(
    fc.property(progress, progress, (a, b) => {
      const both = mergeReadingProgress(a, b);
      for (const { number, versesCount } of SURAHS) {
        const of = (it: typeof a) => [...readAyahs(it.seen[number], versesCount)];
        expect(readAyahs(both.seen[number], versesCount)).toEqual(new Set(of(a).concat(of(b))));
      }
      for (const one of [...a.bookmarks, ...b.bookmarks]) {
        const merged = both.bookmarks.find((it) => it.surah === one.surah && it.ayah === one.ayah);
        expect(merged?.changedAt).toBeGreaterThanOrEqual(one.changedAt);
        expect([...a.bookmarks, ...b.bookmarks]).toContainEqual(merged);
      }
      const times = [a.lastRead?.at ?? -1, b.lastRead?.at ?? -1];
      expect(both.lastRead?.at ?? -1).toBe(Math.max(...times));
    }),
  );
});

test('[2.11.1] a surah is at 100 per cent only when every verse of it was seen', () => {
  expect(progressOf({ ...EMPTY_READING_PROGRESS, seen: { 2: '1-285' } }, 2)).toBe(99);
  expect(progressOf({ ...EMPTY_READING_PROGRESS, seen: { 2: '1-286' } }, 2)).toBe(100);
  expect(progressOf(EMPTY_READING_PROGRESS, 2)).toBe(0);
});
