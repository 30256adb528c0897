import * as z from 'zod/mini';
import { partsOfSpeech } from './lesson-vocabulary.ts';

// The deck: a card for each word of the lexicon whose meaning is settled somewhere. Cards are rows of the lessons
// that stand in no surah: their row's surah is 0, and their place is their rank by how often they are met.

/** Most words that the deck may have: what a learner may begin is bounded. */
export const MAX_WORDS = 6000;
/** The surah of rows that stand in none. */
export const NO_SURAH = 0;

const text = z.string();

/** A word of the corpus at its address, and what it means there. */
const meantSchema = z.object({ word: text, arabic: text, gloss: text });

/** The same among its neighbours in the verse; `joined` says what is joined to it: `wa- (and)`. */
const useSchema = z.extend(meantSchema, { before: text, after: text, joined: z.array(text) });

/** What a card of a word has beside what every card has. Arabic is drawn from the corpus. */
export const wordCardFields = {
  /** The word in the lexicon, and in the reader's marks. */
  lexeme: text,
  headword: text,
  root: z.nullable(text),
  partOfSpeech: z.enum(partsOfSpeech),
  /** Where it is asked, in turn: each of its meanings at least once. */
  uses: z.array(useSchema).check(z.minLength(1)),
  /** Words that nobody takes for it. */
  others: z.array(meantSchema).check(z.minLength(3)),
  /** Cards of lessons that ask the same word: it is not asked on a day on which one of them is. */
  alsoAsked: z.array(text),
};

export type WordUse = z.infer<typeof useSchema>;
export type MeantWord = z.infer<typeof meantSchema>;

/**
 * A row of the deck as the content build leaves it: a card, or, with the number of a surah, the places in the
 * deck of that surah's words, those first that it has most of.
 */
export type DeckItem = {
  id: string;
  surah: number;
  kind: 'word' | 'words';
  position: number;
  body: unknown;
};

/** The id of the card of a word; what learners keep hangs on it. */
export const wordCardId = (lexeme: string): string => `w-${lexeme}`;
