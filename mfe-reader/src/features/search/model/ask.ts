import type { NameBook, NamedPlace } from '@fahm/quran/search/names.ts';
import { parseQuery, type ParsedQuery } from '@fahm/quran/search/query.ts';
import type { WordsQuery } from '@fahm/quran/search/words.ts';
import { NO_NAMES } from './names.ts';

/** What the text in the field asks for. */
export type Question = {
  /** As it was typed, without the space around it. */
  text: string;
  /** Where it leads: a place in the mushaf, or the passages that bear this name. */
  place: NamedPlace | null;
  /** Words to look for; null when there are none, or too little of them. */
  words: WordsQuery | null;
  problem: ParsedQuery['problem'];
};

/** One letter would light up half of the Qur'an. */
const FEWEST_LETTERS = 2;

export function ask(typed: string, names: NameBook = NO_NAMES): Question {
  const { target, words, problem } = parseQuery(typed);
  const letters = words?.terms.flat().join('').length ?? 0;
  const named = words === null ? null : names.passage(typed);
  return {
    text: typed.trim(),
    place: target === null ? named : { title: null, targets: [target] },
    words: letters >= FEWEST_LETTERS ? words : null,
    problem,
  };
}
