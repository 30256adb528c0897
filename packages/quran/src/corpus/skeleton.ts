/**
 * All but letters proper (U+0640, tatweel, lies between their two blocks) and letters written small:
 * combining hamza, dagger alef, small ya, small high ya and noon.
 */
const NO_LETTER = /[^\u0621-\u063A\u0641-\u064A\u0671\u0654\u0655\u0670\u06E6-\u06E8]/g;

/** Two encodings of one spelling: hamza apart from its seat, and the dotless final ya. */
const FOLDED: ReadonlyMap<string, string> = new Map([
  ['\u0623', '\u0654\u0627'],
  ['\u0624', '\u0648\u0654'],
  ['\u0626', '\u064A\u0654'],
  ['\u0649', '\u064A'],
  ['\u0655', '\u0654'],
]);

/**
 * What two honest editions of the Uthmani text agree on, letter for letter. Kept: every letter, each
 * hamza, alef wasla, ta marbuta, the dagger alef and the small ya and noon. Dropped: vowels, pause
 * and prostration signs, madda, tatweel, spaces (15:7, 27:20 and 36:22 are divided differently) and
 * the small waw (17:7). With any of those kept, the Complex's text and Tanzil 1.1 differ.
 */
export function skeleton(text: string): string {
  return text
    .replace(NO_LETTER, '')
    .replace(/[\u0623\u0624\u0626\u0649\u0655]/g, (letter) => FOLDED.get(letter) ?? letter);
}
