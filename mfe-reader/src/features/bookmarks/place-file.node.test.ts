import { expect, test } from 'vitest';
import { EMPTY_PLACE, type Place } from '../../lib/place/place.ts';
import { fileName, incomingOf, readPlaceFile, writePlaceFile } from './place-file.ts';

const mark = { surah: 2, ayah: 255, note: 'x', createdAt: 1, changedAt: 2, removedAt: null };
const place: Place = { ...EMPTY_PLACE, seen: { 1: '1-7' }, bookmarks: [mark] };
const file = (content: unknown) => new Blob([JSON.stringify(content)]);

test('a place that was saved is taken in as it was', async () => {
  const read = await readPlaceFile(new Blob([writePlaceFile(place)]));
  expect(read).toEqual({ place, leftOut: 0 });
});

test('the file is named by the day on this device', () => {
  expect(fileName(new Date(2026, 0, 9, 23, 59))).toBe('fahm-place-2026-01-09.json');
});

test('a file that is none of ours is refused by what it is', async () => {
  for (const wrong of [null, 1, 'x', [], {}, { version: 1 }, { bookmarks: [], seen: {} }]) {
    expect(await readPlaceFile(file(wrong))).toBe('unreadable');
  }
  expect(await readPlaceFile(new Blob(['{"version":1,']))).toBe('unreadable');
  expect(await readPlaceFile(file({ ...place, version: 2 }))).toBe('newer');
  expect(await readPlaceFile(new Blob([new Uint8Array(33 * 1024 * 1024)]))).toBe('large');
});

test('bookmarks that make no sense are counted, and the others taken in', async () => {
  const bookmarks = [mark, { ...mark, ayah: 999 }, null];
  const read = await readPlaceFile(file({ ...place, bookmarks }));
  expect(read).toEqual({ place, leftOut: 2 });
});

test('a file from a device whose clock ran ahead cannot outdo what is done from now on', async () => {
  const now = 1_800_000_000_000;
  const ahead = { ...mark, createdAt: now + 1, changedAt: 8.64e15, removedAt: now + 5 };
  const lastRead = { surah: 2, ayah: 1, at: 8.64e15 };
  const read = await readPlaceFile(file({ ...place, lastRead, bookmarks: [ahead] }), now);
  expect(read).toMatchObject({
    place: {
      lastRead: { at: now },
      bookmarks: [{ createdAt: now, changedAt: now, removedAt: now }],
    },
  });
});

test('what came in is told: only what was not here', () => {
  expect(incomingOf(EMPTY_PLACE, place)).toEqual({ bookmarks: 1, verses: 7 });
  expect(incomingOf(place, place)).toEqual({ bookmarks: 0, verses: 0 });
  const newer: Place = {
    ...place,
    seen: { 1: '1', 2: '3' },
    bookmarks: [{ ...mark, note: 'later', changedAt: 3 }],
  };
  expect(incomingOf(place, newer)).toEqual({ bookmarks: 1, verses: 1 });
});
