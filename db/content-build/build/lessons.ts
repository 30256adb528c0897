import type {
  AuthoredCard,
  AuthoredConcept,
  AuthoredMastery,
  AuthoredRule,
  AuthoredStory,
} from '@fahm/contracts/content-lesson.ts';
import type {
  Concept,
  Flashcard,
  LessonItem,
  LessonKind,
  Mastery,
  Rule,
  Story,
} from '@fahm/contracts/lessons.ts';
import { citationOf } from './figures.ts';

/** The files of one surah, as far as they are written. */
export type SurahLessons = {
  surah: number;
  concepts: readonly AuthoredConcept[];
  rules: readonly AuthoredRule[];
  stories: readonly AuthoredStory[];
  cards: readonly AuthoredCard[];
  mastery: AuthoredMastery | null;
};

/**
 * Every item of a surah in the shape that the API answers, in the order of its file. `corrected` are the days
 * of corrections, by id: a card that hangs on what was corrected is marked.
 */
export function buildLessons(
  lessons: SurahLessons,
  corrected: ReadonlyMap<string, string>,
): LessonItem[] {
  const { surah, concepts, rules, stories, cards, mastery } = lessons;
  const items = (kind: LessonKind, bodies: readonly { id: string }[]): LessonItem[] =>
    bodies.map((body, position) => ({ id: body.id, surah, kind, position, body }));
  return [
    ...items(
      'concept',
      concepts.map((concept) => conceptOf(surah, concept)),
    ),
    ...items(
      'rule',
      rules.map((rule) => ruleOf(surah, rule)),
    ),
    ...items(
      'story',
      stories.map((story) => storyOf(surah, story)),
    ),
    ...items(
      'card',
      cards.map((card) => cardOf(surah, card, corrected)),
    ),
    ...items('mastery', mastery === null ? [] : [masteryOf(surah, mastery)]),
  ];
}

function conceptOf(surahNumber: number, concept: AuthoredConcept): Concept {
  const { id, title, summary, learningObjectives, verses, tags, sources } = concept;
  return {
    id,
    surahNumber,
    title,
    summary,
    learningObjectives,
    verseRefs: verses,
    tags,
    sources: sources.map(citationOf),
    author: 'lesson',
  };
}

function ruleOf(surahNumber: number, { kind, verses, sources, ...rule }: AuthoredRule): Rule {
  return {
    ...rule,
    surahNumber,
    ruleKind: kind,
    primaryVerses: verses,
    sources: sources.map(citationOf),
  };
}

function storyOf(surahNumber: number, story: AuthoredStory): Story {
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
  };
}

function cardOf(
  surahNumber: number,
  card: AuthoredCard,
  corrected: ReadonlyMap<string, string>,
): Flashcard {
  const { id, prompt, explanation, verses, concepts, sources } = card;
  const days = [id, ...concepts].flatMap((it) => corrected.get(it) ?? []).toSorted();
  const common = {
    id,
    surahNumber,
    prompt,
    explanation,
    verseRefs: verses,
    concepts,
    ...(sources === undefined ? {} : { sources: sources.map(citationOf) }),
    ...(days.length === 0 ? {} : { corrected: days.at(-1) }),
  };
  if (card.type === 'mcq') {
    return { ...common, type: 'mcq', correct: card.correct, distractors: card.distractors };
  }
  return card.type === 'truefalse'
    ? { ...common, type: 'truefalse', correct: card.correct }
    : { ...common, type: 'cloze', answers: card.answers };
}

function masteryOf(chapterNumber: number, { id, sections }: AuthoredMastery): Mastery {
  const demonstratedBy = sections.flatMap(({ objectives }, i) =>
    objectives.flatMap(({ cards }, j) =>
      cards.length === 0 ? [] : [{ objectiveKey: `section-${i}-objective-${j}`, cards }],
    ),
  );
  return {
    id,
    chapterNumber,
    sections: sections.map(({ name, objectives }) => ({
      name,
      objectives: objectives.map(({ text }) => text),
      objectiveIds: objectives.map(({ id: objective }) => objective),
    })),
    demonstratedBy,
  };
}
