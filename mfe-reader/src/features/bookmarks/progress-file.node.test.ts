import { expect, test } from 'vitest';
import {
  EMPTY_READING_PROGRESS,
  type ReadingProgress,
} from '../../lib/reading-progress/reading-progress.ts';
import { fileName, incomingOf, readProgressFile, writeProgressFile } from './progress-file.ts';

const bookmark = { surah: 2, ayah: 255, note: 'x', createdAt: 1, changedAt: 2, removedAt: null };
const progress: ReadingProgress = {
  ...EMPTY_READING_PROGRESS,
  seen: { 1: '1-7' },
  bookmarks: [bookmark],
};
const file = (content: unknown) => new Blob([JSON.stringify(content)]);

test('a file that was saved is taken in as it was', async () => {
  const read = await readProgressFile(new Blob([writeProgressFile(progress)]));
  expect(read).toEqual({ progress, leftOut: 0 });
});

test('the file is named by the day on this device', () => {
  expect(fileName(new Date(2026, 0, 9, 23, 59))).toBe('fahm-place-2026-01-09.json');
});

test('a file that is none of ours is refused by what it is', async () => {
  for (const wrong of [null, 1, 'x', [], {}, { version: 1 }, { bookmarks: [], seen: {} }]) {
    expect(await readProgressFile(file(wrong))).toBe('unreadable');
  }
  expect(await readProgressFile(new Blob(['{"version":1,']))).toBe('unreadable');
  expect(await readProgressFile(file({ ...progress, version: 2 }))).toBe('newer');
  expect(await readProgressFile(new Blob([new Uint8Array(33 * 1024 * 1024)]))).toBe('large');
});

test('bookmarks that make no sense are counted, and the others taken in', async () => {
  const bookmarks = [bookmark, { ...bookmark, ayah: 999 }, null];
  const read = await readProgressFile(file({ ...progress, bookmarks }));
  expect(read).toEqual({ progress, leftOut: 2 });
});

test('a file from a device whose clock ran ahead cannot outdo what is done from now on', async () => {
  const now = 1_800_000_000_000;
  const ahead = { ...bookmark, createdAt: now + 1, changedAt: 8.64e15, removedAt: now + 5 };
  const lastRead = { surah: 2, ayah: 1, at: 8.64e15 };
  const read = await readProgressFile(file({ ...progress, lastRead, bookmarks: [ahead] }), now);
  expect(read).toMatchObject({
    progress: {
      lastRead: { at: now },
      bookmarks: [{ createdAt: now, changedAt: now, removedAt: now }],
    },
  });
});

test('what came in is told: only what was not here', () => {
  expect(incomingOf(EMPTY_READING_PROGRESS, progress)).toEqual({ bookmarks: 1, verses: 7 });
  expect(incomingOf(progress, progress)).toEqual({ bookmarks: 0, verses: 0 });
  const newer: ReadingProgress = {
    ...progress,
    seen: { 1: '1', 2: '3' },
    bookmarks: [{ ...bookmark, note: 'later', changedAt: 3 }],
  };
  expect(incomingOf(progress, newer)).toEqual({ bookmarks: 1, verses: 1 });
});
