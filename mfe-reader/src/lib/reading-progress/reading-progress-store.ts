import { SURAHS } from '@fahm/quran/surahs.ts';
import type { VerseId } from '@fahm/quran/reference.ts';
import { createPersistedStore, type PersistedStore, readPersisted } from '../persisted-store.ts';
import { readAyahs, writeAyahs } from './ayah-set.ts';
import {
  type Bookmark,
  mergeReadingProgress,
  NOTE_LENGTH,
  parseReadingProgress,
  type ReadingProgress,
} from './reading-progress.ts';

export const READING_PROGRESS_KEY = 'fahm.reader.place';

export type ReadingProgressStore = PersistedStore<ReadingProgress> & {
  /** Verses of one surah were on the screen long enough to be read. */
  see: (surah: number, ayahs: readonly number[]) => void;
  /** Reading stands at this verse. */
  stand: (verse: VerseId) => void;
  bookmarkOf: (verse: VerseId) => Bookmark | null;
  /** Sets a bookmark, or changes its note. One that was taken away comes back with the note it had. */
  bookmark: (verse: VerseId, note: string) => void;
  removeBookmark: (verse: VerseId) => void;
  /** Takes another device's progress in, without loss of either. */
  merge: (other: ReadingProgress) => void;
};

const isAt =
  ({ surah, ayah }: VerseId) =>
  (other: VerseId): boolean =>
    other.surah === surah && other.ayah === ayah;

/** The reading progress of this device. `now` in milliseconds since 1970. */
export function createReadingProgressStore(now: () => number = Date.now): ReadingProgressStore {
  const store = createPersistedStore({ key: READING_PROGRESS_KEY, parse: parseReadingProgress });
  // Another tab may have written since it was last heard of: what is written holds both.
  const change = (changed: Partial<ReadingProgress>) => {
    const own = { ...store.read(), ...changed };
    store.write(
      mergeReadingProgress(own, parseReadingProgress(readPersisted(READING_PROGRESS_KEY))),
    );
  };
  const lastOf = (verse: VerseId) => store.read().bookmarks.find(isAt(verse));
  const bookmarkOf = (verse: VerseId): Bookmark | null => {
    const last = lastOf(verse);
    return last?.removedAt === null ? last : null;
  };
  // Later than what it changes, though the clock was set back, or another device's runs ahead.
  const afterLast = (last = 0) => Math.max(now(), last + 1);
  const put = (bookmark: Omit<Bookmark, 'changedAt'>) => {
    const changedAt = afterLast(lastOf(bookmark)?.changedAt);
    const others = store.read().bookmarks.filter((it) => !isAt(bookmark)(it));
    change({ bookmarks: [...others, { ...bookmark, changedAt }] });
  };
  return {
    ...store,
    see: (surah, ayahs) => {
      const { seen } = store.read();
      const before = readAyahs(seen[surah], SURAHS[surah - 1]?.versesCount ?? 0);
      if (ayahs.every((ayah) => before.has(ayah))) return;
      change({ seen: { ...seen, [surah]: writeAyahs([...before, ...ayahs]) } });
    },
    stand: ({ surah, ayah }) => {
      const at = afterLast(store.read().lastRead?.at);
      change({ lastRead: { surah, ayah, at } });
    },
    bookmarkOf,
    bookmark: ({ surah, ayah }, note) => {
      const last = lastOf({ surah, ayah });
      const removed = last !== undefined && last.removedAt !== null;
      const createdAt = last?.createdAt ?? now();
      const text = removed && note === '' ? last.note : note.slice(0, NOTE_LENGTH);
      put({ surah, ayah, note: text, createdAt, removedAt: null });
    },
    removeBookmark: (verse) => {
      const known = bookmarkOf(verse);
      if (known !== null) put({ ...known, removedAt: now() });
    },
    merge: (other) => change(mergeReadingProgress(store.read(), other)),
  };
}
