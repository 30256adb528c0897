import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import type { WordUse } from '@fahm/contracts/study/word-cards.ts';
import { type Random, shuffled } from './shuffle.ts';

export type WordCard = Extract<Flashcard, { type: 'word' }>;

/** What is asked of a word: what it means, which word means that, or which one a verse lacks. */
const ASKS = ['meaning', 'word', 'gap'] as const;
type WordAsk = (typeof ASKS)[number];

export type WordQuestion = { ask: WordAsk; use: WordUse; right: string };

/** A card of a word as it is asked this time; its verse is the one that it is asked in. */
export type DealtWord = WordCard & { question: WordQuestion };

/** How often it was reviewed, which decides what is asked; and which verses were read, for the gaps. */
export type Asked = { reviews: number; hasRead: (verse: string) => boolean };

/** Nothing is known of who is asked. */
export const FIRST_TIME: Asked = { reviews: 0, hasRead: () => false };

const WRONG = 3;

const verseOf = ({ word }: WordUse): string => word.slice(0, word.lastIndexOf(':'));

/** A verse that leaves nothing but the gap asks nothing. */
const hasContext = ({ before, after }: WordUse): boolean => before !== '' || after !== '';

/**
 * The question of this time: the same for the same number of reviews, so that what is taken back asks the same
 * again. Every meaning has its turn, and a gap is asked only in a verse that was read.
 */
function questionOf({ uses }: WordCard, { reviews, hasRead }: Asked): WordQuestion | null {
  const turn = (reviews % ASKS.length) + Math.floor(reviews / ASKS.length);
  const use = uses[turn % uses.length];
  if (use === undefined) return null;
  const ask = ASKS[reviews % ASKS.length] ?? 'meaning';
  if (ask !== 'gap') return { ask, use, right: ask === 'meaning' ? use.gloss : use.arabic };
  const read = uses.filter((it) => hasContext(it) && hasRead(verseOf(it)));
  const gap = read[turn % read.length];
  return gap === undefined
    ? { ask: 'word', use, right: use.arabic }
    : { ask, use: gap, right: gap.arabic };
}

/** The word with its question and options; null where it has too few wrong ones. */
export function dealWord(card: WordCard, random: Random, asked: Asked) {
  const question = questionOf(card, asked);
  if (question === null) return null;
  const wrong = card.others.map(({ gloss, arabic }) =>
    question.ask === 'meaning' ? gloss : arabic,
  );
  const apart = [...new Set(wrong)].filter((option) => option !== question.right);
  if (question.right === '' || apart.length < WRONG) return null;
  const options = shuffled([question.right, ...shuffled(apart, random).slice(0, WRONG)], random);
  const dealt: DealtWord = { ...card, verseRefs: [verseOf(question.use)], question };
  return { play: 'choose' as const, card: dealt, options };
}
