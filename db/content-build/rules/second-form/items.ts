import type { AuthoredCard, AuthoredConcept } from '@fahm/contracts/content/lesson.ts';
import type { AuthoredMastery } from '@fahm/contracts/content/lesson.ts';
import { parseReference, versesOf } from '@fahm/quran/reference.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import type { Problem } from '../../files/problem.ts';

const KEY_WORDS = { least: 2, most: 5 };

/** What every concept of the second form has; readings and links only where there are any. */
export const conceptProblems = (concepts: readonly AuthoredConcept[]): Problem[] =>
  concepts.flatMap(({ words = [], reflect, act }, at): Problem[] => [
    ...(words.length < KEY_WORDS.least || words.length > KEY_WORDS.most
      ? [{ at: [at, 'title'], message: `${words.length} key words, not 2 to 5` }]
      : []),
    ...(reflect === undefined ? [{ at: [at, 'title'], message: 'No question to reflect on' }] : []),
    ...(act === undefined ? [{ at: [at, 'title'], message: 'No small act' }] : []),
  ]);

/** A prompt stands alone: a learner meets it weeks later, among cards of other surahs. */
const UNNAMED = /\b(?:this|these|the) (?:passages?|verses?|ayahs?|surah|story|section|lines?)\b/i;
const NAMED = /\d+:\d+|\bsurah \p{Lu}|\bal-\p{Lu}|\bsurah \d/u;

export const promptProblems = (cards: readonly AuthoredCard[]): Problem[] =>
  cards.flatMap(({ prompt, ...card }, at): Problem[] => {
    const asked = card.type === 'case' ? `${card.situation} ${prompt}` : prompt;
    const found = UNNAMED.exec(prompt)?.[0];
    if (found === undefined || NAMED.test(asked)) return [];
    return [{ at: [at, 'prompt'], message: `"${found}" without naming which` }];
  });

const VERBS: [verb: RegExp, kinds: readonly AuthoredCard['type'][]][] = [
  [/^\s*retell\b/i, ['recall', 'order']],
  [/^\s*compare\b/i, ['recall', 'match', 'case']],
];

/** An objective that says retell or compare has a card that can show it. */
export function objectiveProblems(
  { sections }: AuthoredMastery,
  cards: readonly AuthoredCard[],
): Problem[] {
  const typeOf = new Map(cards.map(({ id, type }) => [id, type]));
  return sections.flatMap(({ objectives }, i) =>
    objectives.flatMap(({ text, cards: shown }, j) =>
      VERBS.flatMap(([verb, kinds]): Problem[] => {
        const isShown = shown.some((id) => kinds.some((kind) => kind === typeOf.get(id)));
        // Without a card it takes a person to see it.
        if (!verb.test(text) || shown.length === 0 || isShown) return [];
        const message = `None of its cards is ${kinds.join(' or ')}`;
        return [{ at: ['sections', i, 'objectives', j, 'text'], message }];
      }),
    ),
  );
}

type Touching = { verses: readonly string[] };

/** Verses of a surah to which no item refers, as ranges: `12-14, 30`; empty when there is none. */
export function untouchedVerses(surah: number, items: readonly Touching[]): string {
  const touched = new Set(
    items
      .flatMap(({ verses }) => verses)
      .flatMap((reference) => {
        const result = parseReference(reference);
        return result.ok ? versesOf(result.value) : [];
      })
      .filter((verse) => verse.surah === surah)
      .map(({ ayah }) => ayah),
  );
  const last = SURAHS[surah - 1]?.versesCount ?? 0;
  const free = Array.from({ length: last }, (_, at) => at + 1).filter((n) => !touched.has(n));
  const ranges = free.flatMap((n) => {
    if (free.includes(n - 1)) return [];
    let end = n;
    while (free.includes(end + 1)) end += 1;
    return [end === n ? `${n}` : `${n}-${end}`];
  });
  return ranges.join(', ');
}
