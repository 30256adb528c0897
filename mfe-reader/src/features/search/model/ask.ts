import { parseQuery, type ParsedQuery, type Target } from '@fahm/quran/search/query.ts';
import type { WordsQuery } from '@fahm/quran/search/words.ts';

/** What the text in the field asks for. */
export type Question = {
  /** As it was typed, without the space around it. */
  text: string;
  target: Target | null;
  /** Words to look for; null when there are none, or too little of them. */
  words: WordsQuery | null;
  problem: ParsedQuery['problem'];
};

/** One letter would light up half of the Qur'an. */
const FEWEST_LETTERS = 2;

export function ask(typed: string): Question {
  const { target, words, problem } = parseQuery(typed);
  const letters = words?.terms.flat().join('').length ?? 0;
  return {
    text: typed.trim(),
    target,
    words: letters >= FEWEST_LETTERS ? words : null,
    problem,
  };
}
