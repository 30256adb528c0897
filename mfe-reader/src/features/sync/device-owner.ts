import {
  parseReadingProgress,
  type ReadingProgress,
  EMPTY_READING_PROGRESS,
  mergeReadingProgress,
} from '../../lib/reading-progress/reading-progress.ts';
import { readPersisted } from '../../lib/persisted-store.ts';

/** Whose reading this device keeps, by `User.id`; nothing for a guest's. */
const OWNER_KEY = 'fahm.reader.owner';
const asideKey = (owner: string) => `fahm.reader.place.${owner}`;

export const ownerOfDevice = (): string | null => {
  const owner = readPersisted(OWNER_KEY);
  return typeof owner === 'string' ? owner : null;
};

/**
 * Hands the device to a person. What it keeps of a guest is theirs from now on. What it keeps of another
 * person is put aside, and is that person's again when they come back. Answers the progress to begin with.
 */
export function handOver(to: string, progress: ReadingProgress): ReadingProgress {
  const owner = ownerOfDevice();
  if (owner !== null && owner !== to) persist(asideKey(owner), progress);
  const mine = owner === null || owner === to ? progress : EMPTY_READING_PROGRESS;
  const aside = parseReadingProgress(readPersisted(asideKey(to)));
  persist(OWNER_KEY, to);
  forget(asideKey(to));
  return mergeReadingProgress(mine, aside);
}

export function persist(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing has nothing to hand over.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
}
