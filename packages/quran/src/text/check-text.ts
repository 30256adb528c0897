import { surahByNumber } from '../surahs.ts';
import { SHORT_DIGITS, SHORT_HASHES } from '../text-hashes/arabic-short.ts';

/**
 * What `verifyArabic` does, with the beginnings of the hashes: a quarter of the bytes, for the check that
 * every text goes through before it is shown. It notices accidents; a proof is what `verify-text.ts` gives.
 */
export async function checkArabic(surah: number, verses: readonly string[]): Promise<boolean> {
  // Counted, because two verses with a line feed between them hash like one.
  if (surahByNumber(surah)?.versesCount !== verses.length) return false;
  const known = SHORT_HASHES.slice((surah - 1) * SHORT_DIGITS, surah * SHORT_DIGITS);
  return (await sha256(verses.join('\n'))).startsWith(known);
}

// Here and not in a file of its own: the check of every text would wait for one file more.
/** SHA-256 of the UTF-8 of `text`, in lower-case hex. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
