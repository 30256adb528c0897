import { wordsMerge } from '@fahm/api-client/person/dated-fields.ts';
import type { WordsDocument } from '@fahm/contracts/person/sync.ts';
import { readPersisted } from '../../lib/persisted-store.ts';
import {
  mergeReadingProgress,
  parseReadingProgress,
  type ReadingProgress,
} from '../../lib/reading-progress/reading-progress.ts';

/** Whose reading this device keeps, by `User.id`; nothing for a guest's. */
const OWNER_KEY = 'fahm.reader.owner';

/** One kind of what people leave on a device: where it waits for its owner, and how two of it come together. */
type Kind<T> = {
  asideKey: (owner: string) => string;
  parse: (persisted: unknown) => T;
  merge: (one: T, other: T) => T;
};

export const PROGRESS: Kind<ReadingProgress> = {
  asideKey: (owner) => `fahm.reader.place.${owner}`,
  parse: parseReadingProgress,
  merge: mergeReadingProgress,
};

export const WORDS: Kind<WordsDocument> = {
  asideKey: (owner) => `fahm.reader.words.${owner}`,
  ...wordsMerge,
};

export const ownerOfDevice = (): string | null => {
  const owner = readPersisted(OWNER_KEY);
  return typeof owner === 'string' ? owner : null;
};

/**
 * Hands the device to a person, and answers what hands over each kind of what it keeps. A guest's is theirs from
 * now on. What another person left is put aside, and is that person's again when they come back.
 */
export function handOver(to: string): <T>(kind: Kind<T>, kept: T) => T {
  const owner = ownerOfDevice();
  const isAnothers = owner !== null && owner !== to;
  persist(OWNER_KEY, to);
  return ({ asideKey, parse, merge }, kept) => {
    const own = asideKey(to);
    if (isAnothers) persist(asideKey(owner), kept);
    const aside = parse(readPersisted(own));
    forget(own);
    return merge(isAnothers ? parse(null) : kept, aside);
  };
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
