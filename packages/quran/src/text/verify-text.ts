import { sha256 } from './check-text.ts';
import { surahByNumber } from '../surahs.ts';
import { TEXT_FORMAT } from './text-format.ts';
import { ARABIC_HASHES, WHOLE_ARABIC_HASH } from '../text-hashes/arabic.ts';

// Runs in browsers, workers and Node. A browser has `crypto.subtle` on pages served over https (or
// from localhost) only: elsewhere the promises below are rejected, which is not "the text is wrong".

/** SHA-256 of each surah's Arabic in lower-case hex, as pinned; `ARABIC_HASHES[0]` is surah 1. */
export { ARABIC_HASHES };

/** The pinned SHA-256 of a surah, 64 hex digits. @throws RangeError outside 1 to 114. */
export function arabicHash(surah: number): string {
  const hash = ARABIC_HASHES[surah - 1];
  if (hash === undefined) throw new RangeError(`no surah ${surah}`);
  return hash;
}

/**
 * True when these are all verses of the surah, in order, to the last mark: the same SHA-256 (UTF-8,
 * verses joined by a line feed) that the build compares. False for a surah that does not exist.
 */
export async function verifyArabic(surah: number, verses: readonly string[]): Promise<boolean> {
  const facts = surahByNumber(surah);
  // Counted, because two verses with a line feed between them hash like one.
  if (!facts || verses.length !== facts.versesCount) return false;
  return (await sha256(verses.join('\n'))) === ARABIC_HASHES[surah - 1];
}

/** True when this is the content of the whole Arabic file (`whole-text.ts`) as pinned. */
export async function verifyWholeArabic(content: string): Promise<boolean> {
  return (await sha256(content)) === WHOLE_ARABIC_HASH;
}

/**
 * Name of the folder that these two whole files belong to: both are what was built when it is the name of
 * the folder they came from.
 */
export async function versionOfWhole(arabic: string, translation: string): Promise<string> {
  const digests = await Promise.all([arabic, translation].map(sha256));
  return (await sha256([TEXT_FORMAT, ...digests].join('\n'))).slice(0, 12);
}
