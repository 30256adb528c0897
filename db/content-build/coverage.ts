import { figureTypes } from '@fahm/contracts/content/figures.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import type { SurahLessons } from './build/authored.ts';
import type { BuiltContent } from './content.ts';
import { countWords } from './files/words.ts';
import { repeatedShare } from './repeated.ts';
import type { LikeCards } from './rules/near-duplicates.ts';
import { isChoice } from './rules/second-form/choices.ts';
import { untouchedVerses } from './rules/second-form/items.ts';

const count = (of: readonly unknown[]): string => String(of.length).padStart(5);

/** What the coach answers out of. */
const SEARCHED: ReadonlySet<string> = new Set(['concept', 'rule', 'story']);

/** Lines that tell how much there is, for the person who checks. */
export function coverageOf(content: BuiltContent): string[] {
  const { timeline, umrah, dua, names, figures, lessons, asked } = content;
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
    `${count(Object.keys(asked))} of ${lessons.filter(({ kind }) => SEARCHED.has(kind)).length} lessons with what people would ask`,
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
      `      ${depth(surah)}`,
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

const untouched: typeof untouchedVerses = (surah, items) => untouchedVerses(surah, items) || 'none';

const percent = (part: number, of: number): number =>
  of === 0 ? 0 : Math.round((100 * part) / of);

/** What is told in each concept, rule and story, and of the whole. */
const lessonTexts = ({ whole, concepts, stories, rules }: SurahLessons): string[] => [
  ...concepts.map(({ summary, readings = [] }) =>
    [summary, ...readings.flatMap(({ view, ground = '' }) => [view, ground])].join('\n'),
  ),
  ...rules.map(({ statement, purpose, reading }) => [statement, purpose, reading].join('\n')),
  ...stories.map(({ summary }) => summary),
  ...(whole === null ? [] : [`${whole.overview}\n${whole.setting.text}`]),
];

/** Figures that are aims and no gates: how deep a surah goes, and how its choices are made. */
function depth(surah: SurahLessons): string {
  const { whole, cards } = surah;
  const texts = lessonTexts(surah);
  const verses = SURAHS[surah.surah - 1]?.versesCount ?? 1;
  const repeated = repeatedShare([...texts, ...cards.map(({ explanation }) => explanation)]);
  const choices = cards.filter(isChoice);
  const distractors = choices.flatMap((card) => card.distractors);
  const elsewhere = distractors.filter((it) => typeof it !== 'string').length;
  const statements = cards.filter(({ type }) => type === 'truefalse').length;
  return (
    `${Math.round(countWords(texts.join(' ')) / verses)} words a verse, ` +
    `${Math.round(100 * repeated)} % told in another item too; ` +
    `${percent(choices.length, cards.length)} % of cards have choices, ` +
    `${percent(statements, cards.length)} % are true or false; ` +
    `${percent(elsewhere, distractors.length)} % of distractors are right elsewhere` +
    (whole === null ? '; first form' : '')
  );
}
