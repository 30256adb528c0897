/** What a word ends in: nothing of these, a short vowel, or one with n (tanwin). */
export type WordEnding = 'none' | 'a' | 'u' | 'i' | 'an' | 'un' | 'in';

/**
 * `form` is one for all places that write the same letters, doublings and inner vowels, whatever the case
 * and whatever follows. It is a key and is never shown. Two words can share one (walad, a child, and
 * walada, he begot): `ending` is what then tells them apart, or nothing written does.
 */
export type WordForm = { form: string; ending: WordEnding };

const ENDINGS: Readonly<Record<string, WordEnding>> = {
  '\u064E': 'a',
  '\u064F': 'u',
  '\u0650': 'i',
  '\u064B': 'an',
  '\u064C': 'un',
  '\u064D': 'in',
  '\u08F0': 'an',
  '\u08F1': 'un',
  '\u08F2': 'in',
};

const WITH_N: Readonly<Record<string, string>> = {
  '\u064E': '\u064B',
  '\u064F': '\u064C',
  '\u0650': '\u064D',
};

/** Before b the mushaf writes tanwin as a short vowel and a small mim. */
const BEFORE_B = /([\u064E-\u0650])[\u06E2\u06ED](?=\u0627?$)/;
/** What tells how to recite, mostly before the next word: sukun, length, silent letters, n before b; and tatweel. */
const OF_RECITATION = /[\u0640\u0653\u06DF-\u06E2\u06E4\u06ED]/g;
/** No word begins doubled by itself: it took the last letter of the one before. */
const TAKEN_IN = /^([\u0621-\u0626\u0628-\u064A])\u0651/;
/** Not written before a joining alef: length of a pronoun's vowel, and of a final alef maqsura. */
const FINAL_LENGTH = /(?<=[\u064F\u0650])[\u06E5\u06E6]$|(?<=\u0649)\u0670$/;
/** A short vowel; or tanwin, which of a has an alef that is read in a pause alone. */
const ENDING = /([\u064E-\u0650])$|([\u064B-\u064D\u08F0-\u08F2])\u0627?$/;

/** Takes a word as its edition writes it, without the signs around it (`wordsOf`). */
export function wordForm(arabic: string): WordForm {
  const form = arabic
    .replace(BEFORE_B, (_, vowel: string) => WITH_N[vowel] ?? vowel)
    .replace(OF_RECITATION, '')
    .replace(TAKEN_IN, '$1')
    .replace(FINAL_LENGTH, '');
  const [whole = '', vowel, tanwin] = ENDING.exec(form) ?? [];
  return {
    form: form.slice(0, form.length - whole.length),
    ending: ENDINGS[vowel ?? tanwin ?? ''] ?? 'none',
  };
}

/** Whether an ending is one that nouns and adjectives alone have. */
export const isTanwin = (ending: WordEnding): boolean => /^.n$/.test(ending);
