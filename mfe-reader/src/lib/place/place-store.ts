import { SURAHS } from '@fahm/quran/surahs.ts';
import type { VerseId } from '@fahm/quran/reference.ts';
import { createKeptStore, type KeptStore } from '../kept-store.ts';
import { readAyahs, writeAyahs } from './ayah-set.ts';
import { type Bookmark, mergePlaces, NOTE_LENGTH, parsePlace, type Place } from './place.ts';

export const PLACE_KEY = 'fahm.reader.place';

export type PlaceStore = KeptStore<Place> & {
  /** Verses of one surah were on the screen long enough to be read. */
  see: (surah: number, ayahs: readonly number[]) => void;
  /** Reading stands at this verse. */
  stand: (verse: VerseId) => void;
  bookmarkOf: (verse: VerseId) => Bookmark | null;
  /** Sets a bookmark, or changes its note. */
  bookmark: (verse: VerseId, note: string) => void;
  removeBookmark: (verse: VerseId) => void;
  /** Takes another place in, without loss of either. */
  merge: (other: Place) => void;
};

const isAt =
  ({ surah, ayah }: VerseId) =>
  (other: VerseId): boolean =>
    other.surah === surah && other.ayah === ayah;

/** The place of this device. `now` in milliseconds since 1970. */
export function createPlaceStore(now: () => number = Date.now): PlaceStore {
  const store = createKeptStore({ key: PLACE_KEY, parse: parsePlace });
  const change = (changed: Partial<Place>) => store.write({ ...store.read(), ...changed });
  const bookmarkOf = (verse: VerseId): Bookmark | null =>
    store.read().bookmarks.find((it) => isAt(verse)(it) && it.removedAt === null) ?? null;
  const put = (bookmark: Bookmark) =>
    store.write(mergePlaces({ ...store.read(), bookmarks: [bookmark] }, store.read()));
  return {
    ...store,
    see: (surah, ayahs) => {
      const { seen } = store.read();
      const before = readAyahs(seen[surah], SURAHS[surah - 1]?.versesCount ?? 0);
      if (ayahs.every((ayah) => before.has(ayah))) return;
      change({ seen: { ...seen, [surah]: writeAyahs([...before, ...ayahs]) } });
    },
    stand: ({ surah, ayah }) => change({ lastRead: { surah, ayah, at: now() } }),
    bookmarkOf,
    bookmark: ({ surah, ayah }, note) =>
      put({
        surah,
        ayah,
        note: note.slice(0, NOTE_LENGTH),
        createdAt: bookmarkOf({ surah, ayah })?.createdAt ?? now(),
        changedAt: now(),
        removedAt: null,
      }),
    removeBookmark: (verse) => {
      const known = bookmarkOf(verse);
      if (known !== null) put({ ...known, changedAt: now(), removedAt: now() });
    },
    merge: (other) => store.write(mergePlaces(store.read(), other)),
  };
}
