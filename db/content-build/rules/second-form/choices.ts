import type { AuthoredCard } from '@fahm/contracts/content/lesson.ts';
import type { Problem } from '../../files/problem.ts';

export type ChoiceCard = Extract<AuthoredCard, { type: 'mcq' | 'case' }>;

export const isChoice = (card: AuthoredCard): card is ChoiceCard =>
  card.type === 'mcq' || card.type === 'case';

/** The wrong choices of a card, as texts. */
export const wrongOf = ({ distractors }: ChoiceCard): string[] =>
  distractors.map((it) => (typeof it === 'string' ? it : it.text));

/** Share of cards with choices, at least. */
const LEAST_CHOICES = 0.4;
/** Standard deviations of a fair coin from which on a tell is no chance (one in a hundred). */
const SURE = 2.33;

/** Distractors are right elsewhere, all but one; where, is said by a card that exists or by verses. */
export const distractorProblems = (
  cards: readonly AuthoredCard[],
  known: ReadonlySet<string>,
): Problem[] =>
  cards.flatMap((card, at): Problem[] => {
    if (!isChoice(card)) return [];
    const plain = card.distractors.filter((it) => typeof it === 'string').length;
    const told = card.distractors.flatMap((it) => (typeof it === 'string' ? [] : [it.rightFor]));
    const wrong = told.filter((id) => id === card.id || (id.startsWith('f') && !known.has(id)));
    return [
      ...(plain > 1
        ? [{ at: [at, 'distractors'], message: `${plain} choices say not where they are right` }]
        : []),
      ...wrong.map((id) => ({ at: [at, 'distractors'], message: `No other card "${id}"` })),
    ];
  });

/** What gives answers away over all cards of a surah, whatever each asks. */
export function tellProblems(cards: readonly AuthoredCard[]): Problem[] {
  const choices = cards.filter(isChoice);
  const share = choices.length / cards.length;
  const few =
    share < LEAST_CHOICES ? [`${Math.round(share * 100)} % of cards have choices, not 40`] : [];
  const messages = [...few, ...lengthTells(choices), ...wordTells(choices), ...truthTells(cards)];
  return messages.map((message) => ({ at: [], message }));
}

function lengthTells(choices: readonly ChoiceCard[]): string[] {
  const lengths = choices.map((card) => ({
    right: card.correct.length,
    wrong: wrongOf(card).map((text) => text.length),
  }));
  const expected = lengths.map(({ wrong }) => 1 / (wrong.length + 1));
  const chance = expected.reduce((sum, it) => sum + it, 0) / Math.max(1, lengths.length);
  const longest = lengths.filter(({ right, wrong }) => wrong.every((it) => it < right)).length;
  const shortest = lengths.filter(({ right, wrong }) => wrong.every((it) => it > right)).length;
  return [
    ...tell(longest, lengths.length, chance, 'The right choice is the longest'),
    ...tell(shortest, lengths.length, chance, 'The right choice is the shortest'),
  ];
}

/** Words that stand in one choice alone of several cards: they should mark the right one a time in four. */
function wordTells(choices: readonly ChoiceCard[]): string[] {
  const counts = new Map<string, { alone: number; right: number }>();
  for (const card of choices) {
    const sets = [card.correct, ...wrongOf(card)].map(wordsOf);
    for (const word of new Set(sets.flatMap((set) => [...set]))) {
      const holders = sets.filter((set) => set.has(word));
      if (holders.length !== 1) continue;
      const count = counts.get(word) ?? { alone: 0, right: 0 };
      counts.set(word, {
        alone: count.alone + 1,
        right: count.right + (holders[0] === sets[0] ? 1 : 0),
      });
    }
  }
  return [...counts].flatMap(([word, { alone, right }]) =>
    alone < 8 ? [] : tell(right, alone, 0.25, `"${word}" in one choice alone marks the right one`),
  );
}

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{Letter}[\p{Letter}'’]*/gu) ?? []);

function truthTells(cards: readonly AuthoredCard[]): string[] {
  const statements = cards.filter((card) => card.type === 'truefalse');
  const truths = statements.filter(({ correct }) => correct).length;
  const most = Math.max(truths, statements.length - truths);
  return tell(
    most,
    statements.length,
    0.5,
    `${truths} of ${statements.length} statements are true`,
  );
}

function tell(hits: number, of: number, chance: number, what: string): string[] {
  if (of < 6) return [];
  const bound = chance + SURE * Math.sqrt((chance * (1 - chance)) / of);
  return hits / of > bound
    ? [`${what}: ${hits} of ${of}, by chance ${Math.round(chance * of)}`]
    : [];
}
