import { progressUntil } from '@fahm/contracts/person/until.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { readAyahs } from '../../lib/reading-progress/ayah-set.ts';
import {
  mergeReadingProgress,
  parseReadingProgress,
  type ReadingProgress,
} from '../../lib/reading-progress/reading-progress.ts';
import type { Incoming } from './messages.ts';

/** No progress weighs as much: every verse bookmarked with the longest note would. */
const LARGEST_BYTES = 32 * 1024 * 1024;

export type WrongFile = 'unreadable' | 'newer' | 'large';
export type ProgressFile = {
  progress: ReadingProgress;
  /** Bookmarks in the file that make no sense, and are not in `progress`. */
  leftOut: number;
};

const two = (n: number): string => `${n}`.padStart(2, '0');

/** `fahm-place-2026-01-31.json`, by this device's calendar. */
export function fileName(now: Date): string {
  return `fahm-place-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`;
}

/** The content of a file (docs/reading-progress.md): for people to read, too. */
export const writeProgressFile = (progress: ReadingProgress): string =>
  `${JSON.stringify(progress, null, 2)}\n`;

/** Reads a file that somebody chose; it may be anything. `now` in milliseconds since 1970. */
export async function readProgressFile(
  file: Blob,
  now: number = Date.now(),
): Promise<ProgressFile | WrongFile> {
  if (file.size > LARGEST_BYTES) return 'large';
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    return 'unreadable';
  }
  if (typeof content !== 'object' || content === null) return 'unreadable';
  const { version, bookmarks, seen } = content as Record<string, unknown>;
  if (typeof version === 'number' && version > 1) return 'newer';
  const isOurs = version === 1 && Array.isArray(bookmarks) && typeof seen === 'object';
  if (!isOurs) return 'unreadable';
  const progress = progressUntil(parseReadingProgress(content), now);
  return { progress, leftOut: bookmarks.length - progress.bookmarks.length };
}

/** What taking `other` in changes for people. */
export function incomingOf(
  own: ReadingProgress,
  other: ReadingProgress,
): Omit<Incoming, 'leftOut'> {
  const merged = mergeReadingProgress(own, other);
  const before = new Set(own.bookmarks.map((it) => JSON.stringify(it)));
  const changed = merged.bookmarks.filter((it) => !before.has(JSON.stringify(it)));
  return { bookmarks: changed.length, verses: countSeen(merged) - countSeen(own) };
}

const countSeen = ({ seen }: ReadingProgress): number =>
  SURAHS.reduce(
    (sum, { number, versesCount }) => sum + readAyahs(seen[number], versesCount).size,
    0,
  );
