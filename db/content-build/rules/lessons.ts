import type { AuthoredCard, AuthoredMastery } from '@fahm/contracts/content/lesson.ts';
import type { Problem } from '../files/problem.ts';
import { likeness } from './likeness.ts';

/** Two prompts that share this much of their words ask the same thing. */
const SAME_PROMPT = 0.85;

/** What a schema cannot say of one surah's cards; `known` are its concepts, rules and stories. */
export function cardProblems(
  cards: readonly AuthoredCard[],
  known: ReadonlySet<string>,
): Problem[] {
  const prompts = cards.map(({ prompt }) => new Set(normalised(prompt).split(' ')));
  return cards.flatMap((card, at): Problem[] => [
    ...answerProblems(card, at),
    ...card.concepts
      .filter((id) => !known.has(id))
      .map((id) => ({ at: [at, 'concepts'], message: `No concept, rule or story "${id}"` })),
    ...repeated(cards, prompts, at),
  ]);
}

/** [5.3] [B14]: a card that cannot be asked fairly does not build. */
function answerProblems(card: AuthoredCard, at: number): Problem[] {
  if (card.type === 'cloze') {
    const gaps = card.prompt.match(/_{3,}/g)?.length ?? 0;
    const isSame = new Set(card.answers.map(normalised)).size < card.answers.length;
    return [
      ...(gaps === 1 ? [] : [{ at: [at, 'prompt'], message: `${gaps} gaps (___), not one` }]),
      ...(isSame ? [{ at: [at, 'answers'], message: 'An answer stands twice' }] : []),
    ];
  }
  if (card.type !== 'mcq' && card.type !== 'case') return [];
  const wrong = card.distractors.map((it) => (typeof it === 'string' ? it : it.text));
  const options = [card.correct, ...wrong].map(normalised);
  if (new Set(options).size === options.length) return [];
  return [{ at: [at, 'distractors'], message: 'An option stands twice' }];
}

function repeated(
  cards: readonly AuthoredCard[],
  prompts: readonly ReadonlySet<string>[],
  at: number,
): Problem[] {
  const own = prompts[at] ?? new Set();
  const isTwin = (other: ReadonlySet<string>) => likeness(other, own) >= SAME_PROMPT;
  const twin = cards[prompts.slice(0, at).findIndex(isTwin)];
  return twin === undefined
    ? []
    : [{ at: [at, 'prompt'], message: `Asks what ${twin.id} asks: "${twin.prompt}"` }];
}

const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}_ ]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** An objective is demonstrated by cards that exist. */
export function masteryProblems(
  { id, sections }: AuthoredMastery,
  cards: ReadonlySet<string>,
): Problem[] {
  return sections.flatMap(({ objectives }, i) =>
    objectives.flatMap((objective, j): Problem[] => [
      ...(objective.id.startsWith(`${id}-`)
        ? []
        : [{ at: ['sections', i, 'objectives', j, 'id'], message: `Does not begin with ${id}-` }]),
      ...objective.cards
        .filter((card) => !cards.has(card))
        .map((card) => ({
          at: ['sections', i, 'objectives', j, 'cards'],
          message: `No card "${card}"`,
        })),
    ]),
  );
}

/** Ids say which surah they belong to: `c002-…` stands in the folder 002. */
export const strayIds = (items: readonly { id: string }[], surah: string): Problem[] =>
  items.flatMap(({ id }, at) =>
    id.slice(1, 4) === surah ? [] : [{ at: [at, 'id'], message: `Id "${id}" in surah ${surah}` }],
  );
