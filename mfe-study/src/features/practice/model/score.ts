import type { RatingName } from '@fahm/contracts/study/flashcards.ts';
import { normalAnswer } from './answers.ts';
import type { DealtCard } from './deal.ts';

/**
 * What was answered: an option or words; of an order the items by their right places, as they were put; of a
 * match for each left side the right side it was given; of a recall the points that were told.
 */
export type Answer = string | readonly number[];

/** So much of an answer is right. */
export type Score = { right: number; of: number };

/** The answers of a card that is chosen or typed, the one to show first; none of one that is put together. */
export function rightAnswers(card: DealtCard): readonly string[] {
  switch (card.type) {
    case 'cloze':
      return card.answers;
    case 'truefalse':
      return [card.correct ? 'True' : 'False'];
    case 'mcq':
    case 'case':
      return [card.correct];
    case 'word':
      return [card.question.right];
    case 'order':
    case 'match':
    case 'recall':
      return [];
  }
}

/** How many parts a card's answer has. */
function partsOf(card: DealtCard): number {
  switch (card.type) {
    case 'order':
      return card.items.length;
    case 'match':
      return card.pairs.length;
    case 'recall':
      return card.points.length;
    case 'mcq':
    case 'truefalse':
    case 'cloze':
    case 'case':
    case 'word':
      return 1;
  }
}

/** Whether it is an answer at all: words that are not blank, every part once; points as many as were told. */
export function isAnswered(card: DealtCard, answer: Answer): boolean {
  if (typeof answer === 'string') return answer.trim() !== '' && rightAnswers(card).length > 0;
  const parts = partsOf(card);
  const isOfCard = answer.every((part) => Number.isInteger(part) && part >= 0 && part < parts);
  if (!isOfCard || new Set(answer).size !== answer.length) return false;
  if (card.type === 'recall') return true;
  return (card.type === 'order' || card.type === 'match') && answer.length === parts;
}

/** How much of an answer is right: whole for one of the options or accepted words, else part by part. */
export function scoreOf(card: DealtCard, answer: Answer): Score {
  const of = partsOf(card);
  if (typeof answer !== 'string') {
    if (card.type === 'recall') return { right: answer.length, of };
    return { right: answer.filter((part, at) => part === at).length, of };
  }
  const right = rightAnswers(card);
  const isSame = (one: string) =>
    card.type === 'cloze' ? normalAnswer(one) === normalAnswer(answer) : one === answer;
  return { right: right.some(isSame) ? 1 : 0, of };
}

/** What a share of the points speaks for: less than half again, most of them good, all of them easy. */
function ratingOfPoints({ right, of }: Score): RatingName {
  if (right * 2 < of) return 'again';
  if (right * 3 < of * 2) return 'hard';
  return right < of ? 'good' : 'easy';
}

/** The rating that an answer speaks for; the learner decides. */
export function suggestedRating(card: DealtCard, answer: Answer): RatingName {
  const score = scoreOf(card, answer);
  if (card.type === 'recall') return ratingOfPoints(score);
  return score.right === score.of ? 'good' : 'again';
}

/** Whether an answer counts as right: all of it; of what is told from memory, half. */
export const isRight = (card: DealtCard, answer: Answer): boolean =>
  suggestedRating(card, answer) !== 'again';

/** The verses that a wrong choice is right for, when its card says so. */
export function rightElsewhere(card: DealtCard, answer: Answer): string | null {
  if ((card.type !== 'mcq' && card.type !== 'case') || typeof answer !== 'string') return null;
  if (answer === card.correct) return null;
  return card.rightFor?.[card.distractors.indexOf(answer)] ?? null;
}
