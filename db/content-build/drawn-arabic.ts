import { wholeCorpus } from './corpus-text.ts';

/** The mushaf's sukun, in the place of the keyboard's, which its font does not draw. */
const KEYBOARD_SUKUN = /\u0652/g;
/** Signs between words: a narration is read without them as well. */
const PUNCTUATION = /[\u060C\u061B\u061F.,:;!?()[\]«»"…]/g;

/** Arabic that was typed, as the Qur'an font of the pages draws it. Not for the text of the Qur'an. */
export function drawnArabic(text: string): string {
  return text
    .normalize('NFC')
    .replace(KEYBOARD_SUKUN, '\u06E1')
    .replace(PUNCTUATION, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

let drawn: Set<string> | undefined;

/** Characters that no verse has, and the pages' subset of the font therefore lacks. */
export function undrawable(text: string): string[] {
  drawn ??= new Set([
    ...wholeCorpus()
      .map(({ arabic }) => arabic)
      .join(''),
    '\u0622',
  ]);
  const known = drawn;
  return [...new Set(text)].filter((character) => !known.has(character));
}
