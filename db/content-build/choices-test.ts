import { createHash } from 'node:crypto';
import type { AuthoredCard } from '@fahm/contracts/content/lesson.ts';
import { isChoice, wrongOf } from './rules/second-form/choices.ts';

// What testers see who are to guess: choices without questions, statements without explanations.

/** Most cards with choices that are dealt; the goal is told of so many. */
const MAX_DEALT = 80;
const WRONG = 3;

export type Deal = {
  choices: { id: string; options: string[]; right: number }[];
  statements: { id: string; text: string; right: boolean }[];
};

/** Answers of a tester, in the order of the deal: places from 0, and what is held for true. */
export type Answers = { choices: (number | null)[]; statements: (boolean | null)[] };

/** A place in a shuffle that depends on nothing but the name: the same cards are dealt in the same way. */
const rank = (name: string): string => createHash('sha256').update(name).digest('hex');
const shuffled = <T>(items: readonly T[], nameOf: (item: T) => string): T[] =>
  items
    .map((item) => ({ item, rank: rank(nameOf(item)) }))
    .toSorted((a, b) => a.rank.localeCompare(b.rank))
    .map(({ item }) => item);

/** Deals the cards of one surah or of several, as a session deals them; `seed` names the deal. */
export function dealChoices(cards: readonly AuthoredCard[], seed: string): Deal {
  const withChoices = shuffled(cards.filter(isChoice), ({ id }) => `${seed} ${id}`).slice(
    0,
    MAX_DEALT,
  );
  const statements = shuffled(
    cards.filter((card) => card.type === 'truefalse'),
    ({ id }) => `${seed} ${id}`,
  ).slice(0, MAX_DEALT);
  return {
    choices: withChoices.map((card) => {
      const wrong = shuffled(wrongOf(card), (text) => `${seed} ${card.id} ${text}`).slice(0, WRONG);
      const options = shuffled([card.correct, ...wrong], (text) => `${seed} of ${card.id} ${text}`);
      return { id: card.id, options, right: options.indexOf(card.correct) };
    }),
    statements: statements.map(({ id, prompt, correct }) => ({ id, text: prompt, right: correct })),
  };
}

/** How many a tester had right, with the ids of those. An answer that is missing is wrong. */
export function markAnswers(deal: Deal, answers: Answers) {
  const choices = deal.choices.filter(({ right }, at) => answers.choices[at] === right);
  const statements = deal.statements.filter(({ right }, at) => answers.statements[at] === right);
  return {
    multipleChoice: { of: deal.choices.length, right: choices.length },
    trueFalse: { of: deal.statements.length, right: statements.length },
    guessed: [...choices, ...statements].map(({ id }) => id),
  };
}
