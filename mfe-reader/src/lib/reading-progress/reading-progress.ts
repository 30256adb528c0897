import { isVerse, type VerseId } from '@fahm/quran/reference.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { type AyahRanges, readAyahs, writeAyahs } from './ayah-set.ts';

/** Longest note beside a bookmark, in characters. */
export const NOTE_LENGTH = 2000;

export type Bookmark = VerseId & {
  note: string;
  /** Milliseconds since 1970, of this device. */
  createdAt: number;
  changedAt: number;
  /** When it was taken away; kept, so that another device learns of it. Null while it stands. */
  removedAt: number | null;
};

/**
 * Reading progress: where a reader is in the Qur'an, and what they marked there: all that this device keeps of their reading.
 * Two of them merge without loss (`mergeReadingProgress`), which is how devices come together.
 */
export type ReadingProgress = {
  version: 1;
  /** The verse that was last at the top of the screen, and when. */
  lastRead: (VerseId & { at: number }) | null;
  /** By surah number: the verses that were on the screen long enough to be read. */
  seen: Readonly<Record<string, AyahRanges>>;
  /** At most one a verse, in the order of the mushaf. */
  bookmarks: readonly Bookmark[];
};

export const EMPTY_READING_PROGRESS: ReadingProgress = {
  version: 1,
  lastRead: null,
  seen: {},
  bookmarks: [],
};

/** Reads reading progress from what was kept or imported; what makes no sense in it is left out. */
export function parseReadingProgress(persisted: unknown): ReadingProgress {
  if (typeof persisted !== 'object' || persisted === null) return EMPTY_READING_PROGRESS;
  const { lastRead, seen, bookmarks } = persisted as Record<string, unknown>;
  return {
    version: 1,
    lastRead: parseLastRead(lastRead),
    seen: parseSeen(seen),
    bookmarks: inOrder((Array.isArray(bookmarks) ? bookmarks : []).flatMap(parseBookmark)),
  };
}

function readVerse(surah: unknown, ayah: unknown): VerseId | null {
  if (typeof surah !== 'number' || typeof ayah !== 'number') return null;
  return isVerse({ surah, ayah }) ? { surah, ayah } : null;
}

function parseLastRead(value: unknown): ReadingProgress['lastRead'] {
  if (typeof value !== 'object' || value === null) return null;
  const { surah, ayah, at } = value as Record<string, unknown>;
  const verse = readVerse(surah, ayah);
  return verse === null ? null : { ...verse, at: asTime(at) };
}

function parseSeen(value: unknown): ReadingProgress['seen'] {
  const record = (typeof value === 'object' ? (value ?? {}) : {}) as Record<string, unknown>;
  return Object.fromEntries(
    SURAHS.flatMap(({ number, versesCount }) => {
      const ranges = writeAyahs(readAyahs(record[number], versesCount));
      return ranges === '' ? [] : [[number, ranges]];
    }),
  );
}

function parseBookmark(value: unknown): Bookmark[] {
  if (typeof value !== 'object' || value === null) return [];
  const { surah, ayah, note, createdAt, changedAt, removedAt } = value as Record<string, unknown>;
  const verse = readVerse(surah, ayah);
  if (verse === null) return [];
  return [
    {
      ...verse,
      note: typeof note === 'string' ? note.slice(0, NOTE_LENGTH) : '',
      createdAt: asTime(createdAt),
      changedAt: asTime(changedAt),
      removedAt: typeof removedAt === 'number' ? asTime(removedAt) : null,
    },
  ];
}

/** The last moment that a `Date` can name. */
const LAST_TIME = 8.64e15;

const asTime = (value: unknown): number =>
  typeof value === 'number' && value > 0 ? Math.min(value, LAST_TIME) : 0;

const orderOf = ({ surah, ayah }: VerseId): number => surah * 1000 + ayah;

/**
 * The one that counts of two states of a thing: the later, and of two at the same moment the same one on every
 * device, whichever it calls its own.
 */
function laterOf<T>(a: T, b: T, timeOf: (state: T) => number): T {
  const later = timeOf(a) - timeOf(b) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
  return later > 0 ? a : b;
}

/** One bookmark a verse, in the order of the mushaf. */
function inOrder(bookmarks: readonly Bookmark[]): Bookmark[] {
  const latest = new Map<number, Bookmark>();
  for (const bookmark of bookmarks) {
    const known = latest.get(orderOf(bookmark)) ?? bookmark;
    latest.set(
      orderOf(bookmark),
      laterOf(bookmark, known, (it) => it.changedAt),
    );
  }
  return [...latest.values()].toSorted((a, b) => orderOf(a) - orderOf(b));
}

/**
 * Both places as one: the later last-read verse, every verse seen, the later state of each bookmark. The same
 * whichever comes first, however often, in whatever order places come together.
 */
export function mergeReadingProgress(
  one: ReadingProgress,
  other: ReadingProgress,
): ReadingProgress {
  return parseReadingProgress({
    lastRead: laterOf(one.lastRead, other.lastRead, (it) => it?.at ?? -1),
    seen: Object.fromEntries(
      SURAHS.map(({ number }) => [
        number,
        [one.seen[number], other.seen[number]].filter(Boolean).join(','),
      ]),
    ),
    bookmarks: [...one.bookmarks, ...other.bookmarks],
  });
}

/** Share of a surah's verses that were seen, in whole per cent; 100 only when all were. */
export function progressOf({ seen }: ReadingProgress, surah: number): number {
  const count = SURAHS[surah - 1]?.versesCount ?? 0;
  const ayahs = readAyahs(seen[surah], count).size;
  return count === 0 ? 0 : Math.floor((100 * ayahs) / count);
}
