import { readFileSync } from 'node:fs';
import type { CorpusFingerprint } from './fingerprint.ts';

export const LOCK_FILE = new URL('../../corpus.lock.json', import.meta.url);

type LockFile = CorpusFingerprint & {
  /** Whose text the skeleton hashes were taken from, and under which licence. */
  skeletonCredit: string;
};

/** The fingerprints this package is pinned to; changed by a reviewed commit only. */
export function readLock(): LockFile {
  return JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as LockFile;
}
