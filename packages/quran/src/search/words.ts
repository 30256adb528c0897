import { foldArabic, foldEnglish } from '../folding.ts';

export type Script = 'arabic' | 'english';

/** What is looked for: every term must occur, the words of one term next to each other. */
export type WordsQuery = { script: Script; terms: readonly (readonly string[])[] };

const ARABIC_LETTER = /\p{Script=Arabic}/u;
const QUOTES = /["\u201C\u201D\u201E\u00AB\u00BB]/;

const FOLD = { arabic: foldArabic, english: foldEnglish } as const;

/**
 * Typed words, folded; Arabic as soon as one Arabic character is typed. What stands in quotes is one
 * term, every other word is a term of its own. `null` when nothing remains (alef alone, signs).
 */
export function parseWords(text: string): WordsQuery | null {
  const script = ARABIC_LETTER.test(text) ? 'arabic' : 'english';
  const terms = text.split(QUOTES).flatMap((part, index) => {
    const words = FOLD[script](part).split(' ').filter(Boolean);
    const quoted = index % 2 === 1;
    return quoted && words.length > 0 ? [words] : words.map((word) => [word]);
  });
  return terms.length > 0 ? { script, terms } : null;
}

/** A text as it is searched: its folded words, each between two spaces. */
export function searchKey(script: Script, text: string): string {
  return ` ${FOLD[script](text)} `;
}

/** What a key must include: Arabic anywhere in a word, English from the beginning of one. */
export function needle({ script }: WordsQuery, term: readonly string[]): string {
  const words = term.join(' ');
  return script === 'english' ? ` ${words}` : words;
}
