import { arabicDigits } from './ayah-end.ts';

// Cairo, Tajawal and Reem Kufi are fonts for ordinary Arabic. They draw every letter and vowel, but not
// the signs of the mushaf. With them a reader sees a simplified spelling: no letter is lost, some are
// written out, and what guides recitation (pauses, assimilation, prolongation above letters) is not shown.

const RULES: readonly (readonly [RegExp, string])[] = [
  // A vowel with a small meem is a tanween before a ba: as such it is written.
  [/\u064E\u06E2/g, '\u064B'],
  [/\u064F\u06E2/g, '\u064C'],
  [/\u0650\u06ED/g, '\u064D'],
  // The open tanween of assimilation, and the sukun of the mushaf.
  [/\u08F0/g, '\u064B'],
  [/\u08F1/g, '\u064C'],
  [/\u08F2/g, '\u064D'],
  [/\u06E1/g, '\u0652'],
  // The mere length of the pronoun, also where it is prolonged: ordinary spelling does not write it.
  [/(?<=\u0647\u064F)\u06E5\u0653?/g, ''],
  [/(?<=\u0647\u0650)\u06E6\u0653?/g, ''],
  // Any other small letter is a letter of the word, and its seat is not needed any more.
  [/\u06E5/g, '\u0648'],
  [/\u0640?[\u06E6\u06E7]/g, '\u064A'],
  [/\u0640?\u06E8/g, '\u0646'],
  [/\u0671/g, '\u0627'],
  // Pauses, division and prostration signs, silent-letter circles, and hints of recitation.
  [/[\u06D6-\u06DC\u06DE-\u06E0\u06E2-\u06E4\u06E9-\u06ED]/g, ''],
  [/ {2,}/g, ' '],
];

/**
 * The text for a font without the signs of the mushaf (`ARABIC_FONTS[…].text === 'plain'`): derived for
 * display only, never to be stored, copied as the text, or verified. Letters and vowels remain; small
 * letters become full ones; alef wasla becomes alef.
 */
export function plainArabic(text: string): string {
  return RULES.reduce((result, [sign, plain]) => result.replace(sign, plain), text).trim();
}

/**
 * What stands at the end of verse `n` in such a font: the number alone. Those fonts have neither the
 * sign U+06DD nor brackets of any kind among their Arabic: a ring or bracket is a matter of style.
 */
export function plainAyahEnd(n: number): string {
  return arabicDigits(n);
}
