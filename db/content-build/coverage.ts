import { figureTypes } from '@fahm/contracts/figures.ts';
import { parseReference, versesOf } from '@fahm/quran/reference.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import type { SurahLessons } from './build/authored.ts';
import type { BuiltContent } from './content.ts';
import type { LikeCards } from './rules/near-duplicates.ts';

const count = (of: readonly unknown[]): string => String(of.length).padStart(5);

/** Lines that tell how much there is, for the person who checks. */
export function coverageOf({ timeline, umrah, dua, names, figures }: BuiltContent): string[] {
  const withDua = umrah.steps.filter((step) => step.dua !== null);
  const withExample = dua.steps.filter(({ example }) => example.arabic !== null);
  const withVerse = names.names.filter(({ verse }) => verse !== null);
  const episodes = figures.flatMap(({ keyEpisodes }) => keyEpisodes);
  const types = figureTypes.map(
    (type) => `${figures.filter((figure) => figure.type === type).length} ${type}`,
  );
  return [
    `${count(timeline)} events, ${timeline.filter(({ disputed }) => disputed !== null).length} with a dispute`,
    `${count(umrah.steps)} steps of the Umrah, ${withDua.length} with a du'a`,
    `${count(dua.steps)} steps of du'a, ${withExample.length} with an example in Arabic`,
    `${count(names.names)} names, ${withVerse.length} with a verse`,
    `${count(figures)} figures (${types.join(', ')}) with ${episodes.length} episodes`,
  ];
}

/** For each surah with lessons: how much there is, and which verses nothing touches yet. */
export function lessonCoverage(lessons: readonly SurahLessons[]): string[] {
  return lessons.flatMap((surah) => {
    const { concepts, rules, stories, cards, mastery } = surah;
    const sections = mastery?.sections ?? [];
    const objectives = sections.flatMap((section) => section.objectives);
    const demonstrated = objectives.filter((objective) => objective.cards.length > 0).length;
    return [
      `surah ${surah.surah}: ${concepts.length} concepts, ${rules.length} rules, ${stories.length} stories, ` +
        `${cards.length} cards, ${objectives.length} objectives in ${sections.length} sections, ` +
        `${demonstrated} of them shown by cards`,
      `      verses without a concept, rule or story: ${untouched(surah.surah, [...concepts, ...rules, ...stories])}`,
      `      verses without a card: ${untouched(surah.surah, cards)}`,
    ];
  });
}

/** Pairs of cards for a teacher to look at: they may ask the same in other words. */
export const likeCardLines = (alike: readonly LikeCards[]): string[] => [
  `${count(alike)} pairs of cards that are much alike`,
  ...alike.map(
    ({ card, twin, likeness }) =>
      `      ${Math.round(likeness * 100)} % ${twin.id} "${twin.prompt}" and ${card.id} "${card.prompt}"`,
  ),
];

type Touching = { verses: readonly string[] };

/** Verses of a surah to which no item refers, as ranges: `12-14, 30`. */
function untouched(surah: number, items: readonly Touching[]): string {
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
  return ranges.length === 0 ? 'none' : ranges.join(', ');
}
