import { beforeEach, expect, test, vi } from 'vitest';
import { createReadingProgressStore, READING_PROGRESS_KEY } from './reading-progress-store.ts';
import { EMPTY_READING_PROGRESS } from './reading-progress.ts';

// The two globals of a browser that the store touches, as the platform defines them.
class MemoryStorage {
  items = new Map<string, string>();
  refuses = false;
  getItem = (key: string) => {
    if (this.refuses) throw new DOMException('denied', 'SecurityError');
    return this.items.get(key) ?? null;
  };
  setItem = (key: string, value: string) => {
    if (this.refuses) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  };
}

let storage: MemoryStorage;
let told: ((event: { key: string | null }) => void)[];

beforeEach(() => {
  storage = new MemoryStorage();
  told = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof told)[number]) =>
    told.push(listener),
  );
});

const verse = { surah: 2, ayah: 255 };
const persisted = () => JSON.parse(storage.items.get(READING_PROGRESS_KEY) ?? 'null') as unknown;

test('what is read and marked outlives the page', () => {
  const store = createReadingProgressStore(() => 5);
  store.see(1, [1, 2, 3]);
  store.stand(verse);
  store.bookmark(verse, 'a note');
  const again = createReadingProgressStore().read();
  expect(again).toEqual(store.read());
  expect(again.seen).toEqual({ 1: '1-3' });
  expect(again.lastRead).toEqual({ ...verse, at: 5 });
});

test('two tabs lose nothing of each other, though neither heard of the other’s change', () => {
  const [one, two] = [createReadingProgressStore(), createReadingProgressStore()];
  one.bookmark({ surah: 1, ayah: 1 }, 'one');
  two.bookmark({ surah: 1, ayah: 2 }, 'two');
  one.see(3, [1]);
  two.see(3, [2]);
  expect(persisted()).toMatchObject({ seen: { 3: '1-2' } });
  expect(
    createReadingProgressStore()
      .read()
      .bookmarks.map(({ note }) => note),
  ).toEqual(['one', 'two']);
});

test('a tab follows what another one keeps, and that everything was cleared', () => {
  const [one, two] = [createReadingProgressStore(), createReadingProgressStore()];
  one.bookmark(verse, 'x');
  for (const listener of told) listener({ key: READING_PROGRESS_KEY });
  expect(two.bookmarkOf(verse)?.note).toBe('x');
  storage.items.clear();
  for (const listener of told) listener({ key: null });
  expect(two.read()).toEqual(EMPTY_READING_PROGRESS);
});

test('storage that is blocked or full costs nothing while the page is open, and that is known', () => {
  storage.refuses = true;
  const store = createReadingProgressStore();
  expect(store.isPersisted()).toBe(true);
  store.bookmark(verse, 'x');
  store.see(1, [1]);
  expect(store.isPersisted()).toBe(false);
  expect(store.bookmarkOf(verse)?.note).toBe('x');
  expect(store.read().seen).toEqual({ 1: '1' });
  storage.refuses = false;
  store.see(1, [2]);
  expect(store.isPersisted()).toBe(true);
  expect(persisted()).toMatchObject({ seen: { 1: '1-2' } });
});

test('a bookmark that was taken away comes back with its note and its day', () => {
  let now = 1;
  const store = createReadingProgressStore(() => now);
  store.bookmark(verse, 'kept');
  now = 9;
  store.removeBookmark(verse);
  expect(store.bookmarkOf(verse)).toBeNull();
  store.bookmark(verse, '');
  expect(store.bookmarkOf(verse)).toMatchObject({ note: 'kept', createdAt: 1 });
  store.bookmark(verse, '');
  expect(store.bookmarkOf(verse)?.note).toBe('');
});

test('a change counts though the clock was set back, or a device’s clock ran ahead', () => {
  let now = 1000;
  const store = createReadingProgressStore(() => now);
  store.bookmark(verse, 'first');
  store.stand(verse);
  now = 10;
  store.bookmark(verse, 'second');
  store.stand({ surah: 3, ayah: 1 });
  expect(store.bookmarkOf(verse)?.note).toBe('second');
  expect(store.read().lastRead).toMatchObject({ surah: 3, ayah: 1 });
  store.removeBookmark(verse);
  expect(store.bookmarkOf(verse)).toBeNull();
});
