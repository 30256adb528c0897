import { readFileSync } from 'node:fs';
import type { WordsFingerprint } from './fingerprint.ts';

export const WORDS_LOCK_FILE = new URL('../../words.lock.json', import.meta.url);

/** The words that addresses name; changed by a reviewed commit only. */
export function readWordsLock(): WordsFingerprint {
  return JSON.parse(readFileSync(WORDS_LOCK_FILE, 'utf8')) as WordsFingerprint;
}
