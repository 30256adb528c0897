import type { AuthoredCard, AuthoredConcept } from '@fahm/contracts/content/lesson.ts';
import type { Lexeme } from '@fahm/contracts/content/words.ts';
import { findWords } from '@fahm/quran/words/corpus-words.ts';
import type { Problem } from '../../files/problem.ts';

const exists = (word: string): boolean => findWords(word).ok;

/** A key word names a word of the corpus, a lexeme that is written, and one of its senses. */
export const keyWordProblems = (
  concepts: readonly AuthoredConcept[],
  lexemes: ReadonlyMap<string, Lexeme>,
): Problem[] =>
  concepts.flatMap(({ words = [] }, at) =>
    words.flatMap(({ word, lexeme, sense }, n): Problem[] => {
      const place = [at, 'words', n];
      const entry = lexemes.get(lexeme);
      return [
        ...(exists(word) ? [] : [{ at: [...place, 'word'], message: `No word ${word}` }]),
        ...(entry === undefined
          ? [{ at: [...place, 'lexeme'], message: `No word "${lexeme}" in words/` }]
          : []),
        ...(entry === undefined || entry.senses.some(({ id }) => id === sense)
          ? []
          : [{ at: [...place, 'sense'], message: `"${lexeme}" has no sense "${sense}"` }]),
      ];
    }),
  );

/** Words of the Qur'an that a card shows are there. */
export const pairProblems = (cards: readonly AuthoredCard[]): Problem[] =>
  cards.flatMap((card, at): Problem[] => {
    if (card.type !== 'match') return [];
    const rights = new Set(card.pairs.map(({ right }) => right.toLowerCase()));
    return [
      ...card.pairs.flatMap(({ left }, n): Problem[] =>
        typeof left === 'string' || exists(left.word)
          ? []
          : [{ at: [at, 'pairs', n], message: `No word ${left.word}` }],
      ),
      ...(rights.size === card.pairs.length
        ? []
        : [{ at: [at, 'pairs'], message: 'A right side stands twice' }]),
    ];
  });

/** One word is explained once: in whatever file, a root and a headword stand together once. */
export function lexemeProblems(lexemes: readonly Lexeme[]): string[] {
  const first = new Map<string, string>();
  return lexemes.flatMap(({ id, root, headword, partOfSpeech }) => {
    const key = `${root ?? ''} ${headword.toLowerCase()} ${partOfSpeech}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, id);
    return other === undefined ? [] : [`"${id}" is the word "${other}" again (${headword})`];
  });
}
