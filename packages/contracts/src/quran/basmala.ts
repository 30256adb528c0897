import type { SurahText } from './text.ts';

const SHADDA = '\u0651';
const WITHOUT_BASMALA = 9;

/**
 * How much of `text` the opening takes, or `null` when it does not begin with it. Code unit by code
 * unit, so that no spelling is normalised; one shadda more than the opening has is let through,
 * because verse 1 of surahs 95 and 97 carries it.
 */
function lengthOfOpening(text: string, opening: string): number | null {
  let at = 0;
  let spareShadda = true;
  for (let index = 0; index < opening.length; index += 1) {
    if (text[at] !== opening[index] && text[at] === SHADDA && spareShadda) {
      spareShadda = false;
      at += 1;
    }
    if (text[at] !== opening[index]) return null;
    at += 1;
  }
  return at;
}

/**
 * Takes the basmala out of verse 1 of an Arabic edition that carries it there. `opening` is the
 * edition's own 1:1. Surahs 1 (it is the verse) and 9 (it has none) stay as they are; so does a
 * verse that does not begin with the opening and a space, or is nothing else.
 */
export function separateBasmala(
  surah: number,
  texts: readonly string[],
  opening: string,
): SurahText {
  if (surah === 1 || surah === WITHOUT_BASMALA) return { basmala: null, texts: [...texts] };
  const [first = '', ...others] = texts;
  const length = lengthOfOpening(first, opening);
  if (length === null || first[length] !== ' ' || length + 1 >= first.length) {
    return { basmala: opening, texts: [...texts] };
  }
  return { basmala: opening, texts: [first.slice(length + 1), ...others] };
}
