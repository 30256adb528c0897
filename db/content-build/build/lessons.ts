import type {
  AuthoredMastery,
  AuthoredRule,
  AuthoredStory,
} from '@fahm/contracts/content/lesson.ts';
import type {
  LessonItem,
  LessonKind,
  Mastery,
  Rule,
  Story,
} from '@fahm/contracts/study/lessons.ts';
import type { LessonIndex, SurahLessons } from './authored.ts';
import { buildCard } from './cards.ts';
import { buildConcept } from './concepts.ts';
import { citationOf } from './figures.ts';
import { buildOverview, objectivePassageFinder, passageFinder } from './surah.ts';

/** Every item of a surah in the shape that the API answers, in the order of its file. */
export function buildLessons(lessons: SurahLessons, index: LessonIndex): LessonItem[] {
  const { surah, whole, concepts, rules, stories, cards, mastery } = lessons;
  const passageOf = passageFinder(surah, whole);
  const items = (kind: LessonKind, bodies: readonly { id: string }[]): LessonItem[] =>
    bodies.map((body, position) => ({ id: body.id, surah, kind, position, body }));
  return [
    ...items(
      'surah',
      whole === null ? [] : [buildOverview(surah, whole, index.reviewed.has(surah))],
    ),
    ...items(
      'concept',
      concepts.map((it) => buildConcept(surah, it, index, passageOf(it.verses))),
    ),
    ...items(
      'rule',
      rules.map((it) => ruleOf(surah, it, passageOf(it.verses))),
    ),
    ...items(
      'story',
      stories.map((it) => storyOf(surah, it, passageOf(it.verses))),
    ),
    ...items(
      'card',
      cards.map((it) => buildCard(surah, it, index, passageOf(it.verses))),
    ),
    ...items('mastery', mastery === null ? [] : [masteryOf(lessons, mastery)]),
  ];
}

type InPassage = { passage?: string };

function ruleOf(
  surahNumber: number,
  { kind, verses, sources, ...rule }: AuthoredRule,
  passage: InPassage,
): Rule {
  return {
    ...rule,
    surahNumber,
    ruleKind: kind,
    primaryVerses: verses,
    sources: sources.map(citationOf),
    ...passage,
  };
}

function storyOf(surahNumber: number, story: AuthoredStory, passage: InPassage): Story {
  const { id, title, summary, moral, kind, verses, figures, learningObjectives, kid } = story;
  return {
    id,
    surahNumber,
    title,
    summary,
    moral,
    content: {
      story_kind: kind,
      primary_verses: verses,
      // [3.12]: hyphens in the ids of figures, as the specification has them.
      primary_figures: figures.map((figure) => figure.replaceAll('_', '-').replace('fig-', 'fig_')),
      learning_objectives: learningObjectives,
      kid_version: kid,
    },
    sources: story.sources.map(citationOf),
    ...passage,
  };
}

function masteryOf(
  { surah, whole, cards: ofSurah }: SurahLessons,
  { id, sections }: AuthoredMastery,
): Mastery {
  const passageOf = objectivePassageFinder(surah, whole);
  const cardsOf = (ids: readonly string[]) => ofSurah.filter((card) => ids.includes(card.id));
  const demonstratedBy = sections.flatMap(({ objectives }, i) =>
    objectives.flatMap(({ cards }, j) =>
      cards.length === 0 ? [] : [{ objectiveKey: `section-${i}-objective-${j}`, cards }],
    ),
  );
  return {
    id,
    chapterNumber: surah,
    sections: sections.map(({ name, objectives }) => ({
      name,
      objectives: objectives.map(({ text }) => text),
      objectiveIds: objectives.map(({ id: objective }) => objective),
      passages:
        passageOf === null ? undefined : objectives.map(({ cards }) => passageOf(cardsOf(cards))),
    })),
    demonstratedBy,
  };
}
