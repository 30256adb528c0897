import type { Flashcard } from '@fahm/contracts/lessons.ts';
import { normalAnswer } from './answers.ts';

/** A number from 0 to below 1, as `Math.random` gives it. */
export type Random = () => number;

/** A card as it is played: its options stand in an order of their own. */
export type PlayCard = {
  card: Flashcard;
  /** What can be chosen; null for a card that is answered in words. */
  options: readonly string[] | null;
};

/** How many options a multiple choice has (spec 9.6). */
const MCQ_OPTIONS = 4;
export const TRUE_FALSE = ['True', 'False'] as const;

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [deck[last], deck[other]] = [deck[other] as T, deck[last] as T];
  }
  return deck;
}

/**
 * The card to play, or null for a multiple choice with fewer than 3 wrong answers: it builds no options
 * (spec 5.3), and a card that cannot be answered is left out (ruling B14).
 */
export function dealCard(card: Flashcard, random: Random): PlayCard | null {
  switch (card.type) {
    case 'cloze':
      return { card, options: null };
    case 'truefalse':
      return { card, options: TRUE_FALSE };
    case 'mcq': {
      const wrong = shuffled([...new Set(card.distractors)], random).slice(0, MCQ_OPTIONS - 1);
      if (card.correct === '' || wrong.length < MCQ_OPTIONS - 1) return null;
      return { card, options: shuffled([card.correct, ...wrong], random) };
    }
    // Kinds that this session does not play yet are left out like a card without choices.
    default:
      return null;
  }
}

/** Every answer that is right, the one to show first. */
export function rightAnswers(card: Flashcard): readonly string[] {
  switch (card.type) {
    case 'cloze':
      return card.answers;
    case 'truefalse':
      return [card.correct ? 'True' : 'False'];
    case 'mcq':
      return [card.correct];
    default:
      return [];
  }
}

/** Whether an answer is right: one of the options as it stands, or words in any accepted form. */
export function isRight(card: Flashcard, answer: string): boolean {
  const right = rightAnswers(card);
  if (card.type !== 'cloze') return right.includes(answer);
  return right.some((one) => normalAnswer(one) === normalAnswer(answer));
}
