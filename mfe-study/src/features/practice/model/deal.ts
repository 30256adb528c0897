import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { type Random, shuffled } from './shuffle.ts';
import { type Asked, type DealtWord, dealWord, FIRST_TIME } from './word.ts';

type CardOf<Kind extends Flashcard['type']> = Extract<Flashcard, { type: Kind }>;
type ChoiceCard = CardOf<'mcq' | 'truefalse' | 'case'> | DealtWord;
export type OrderCard = CardOf<'order'>;
export type MatchCard = CardOf<'match'>;
export type RecallCard = CardOf<'recall'>;

/** A card as it is answered: one of a word with the question of this time. */
export type DealtCard = Exclude<Flashcard, { type: 'word' }> | DealtWord;

/** A card as it is played: what is chosen or moved stands in an order of its own. */
export type PlayCard =
  | { play: 'choose'; card: ChoiceCard; options: readonly string[] }
  | { play: 'type'; card: CardOf<'cloze'> }
  /** `laid` has the places of the items in the card, as they are laid out. */
  | { play: 'order'; card: OrderCard; laid: readonly number[] }
  /** The same of the right sides; left sides stand as they are. */
  | { play: 'match'; card: MatchCard; laid: readonly number[] }
  | { play: 'recall'; card: RecallCard };

/** How many options a multiple choice has (spec 9.6). */
const MCQ_OPTIONS = 4;
const TRUE_FALSE = ['True', 'False'] as const;

/** Fewer things are neither ordered nor matched; of two points one is half. */
const FEWEST_ITEMS = 3;
const FEWEST_POINTS = 2;

/** The places of so many items, in an order that is never the right one. */
function disordered(count: number, random: Random): number[] {
  const places = shuffled([...Array.from({ length: count }).keys()], random);
  const isRight = places.every((place, at) => place === at);
  return isRight ? [...places.slice(1), ...places.slice(0, 1)] : places;
}

/** So many things that nobody takes for one another, and none is empty. */
const isApart = (texts: readonly string[], fewest: number): boolean =>
  texts.length >= fewest &&
  texts.every((text) => text.trim() !== '') &&
  new Set(texts).size === texts.length;

function dealChoices(card: CardOf<'mcq' | 'case'>, random: Random): PlayCard | null {
  const wrong = shuffled([...new Set(card.distractors)], random).slice(0, MCQ_OPTIONS - 1);
  if (card.correct === '' || wrong.length < MCQ_OPTIONS - 1) return null;
  return { play: 'choose', card, options: shuffled([card.correct, ...wrong], random) };
}

function dealMatch(card: MatchCard, random: Random): PlayCard | null {
  const sides = [card.pairs.map(({ left }) => left), card.pairs.map(({ right }) => right)];
  if (!sides.every((side) => isApart(side, FEWEST_ITEMS))) return null;
  return { play: 'match', card, laid: disordered(card.pairs.length, random) };
}

/**
 * The card to play, or null for one that cannot be answered: a multiple choice with fewer than 3 wrong
 * answers builds no options (spec 5.3), and such a card is left out (ruling B14).
 */
export function dealCard(
  card: Flashcard,
  random: Random,
  asked: Asked = FIRST_TIME,
): PlayCard | null {
  switch (card.type) {
    case 'cloze':
      return { play: 'type', card };
    case 'truefalse':
      return { play: 'choose', card, options: TRUE_FALSE };
    case 'mcq':
    case 'case':
      return dealChoices(card, random);
    case 'order':
      if (!isApart(card.items, FEWEST_ITEMS)) return null;
      return { play: 'order', card, laid: disordered(card.items.length, random) };
    case 'match':
      return dealMatch(card, random);
    case 'recall':
      return isApart(card.points, FEWEST_POINTS) ? { play: 'recall', card } : null;
    case 'word':
      return dealWord(card, random, asked);
  }
}
