import { arabicOf } from './corpus-text.ts';

const LETTER = /\p{Letter}/u;

/**
 * The Arabic of a word of the corpus, or of some in a row: `67:1:2`, `67:1:2-3`. Null where the verse has no
 * such word.
 */
export function arabicOfWords(reference: string): string | null {
  const [surah, ayah, place = ''] = reference.split(':');
  const [from, to] = place.split('-').map(Number);
  const words = arabicOf(`${surah}:${ayah}`)
    .split(' ')
    .filter((word) => LETTER.test(word));
  if (from === undefined || from < 1 || (to ?? from) > words.length || (to ?? from) < from) {
    return null;
  }
  return words.slice(from - 1, to ?? from).join(' ');
}
