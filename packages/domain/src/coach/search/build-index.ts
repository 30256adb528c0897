import type { AskedFile, LessonQuestions } from '@fahm/contracts/content/asked.ts';
import type { EverydayWords } from '@fahm/contracts/content/everyday.ts';
import type { ContentTerm } from '@fahm/contracts/content/terms.ts';
import type { Figure } from '@fahm/contracts/content/figures.ts';
import type { Concept, Flashcard, LessonItem, Rule, Story } from '@fahm/contracts/study/lessons.ts';
import { keysOf } from '../references.ts';
import {
  END,
  MAX_ITEMS,
  MAX_WEIGHT,
  OR,
  writePostings,
  type IndexNames,
  type IndexPart,
} from './index-part.ts';
import { nameOf, searchWords, wordsOf } from './words.ts';

/** How much a word weighs by where it stands. */
const WEIGHTS = {
  title: 4,
  tag: 2,
  figure: 2,
  /** What people would ask that it answers. */
  asked: 2,
  text: 1,
  card: 0.4,
  verse: 0.5,
} as const;
/** Lessons on more verses than this have less of the words of each. */
const FEW_VERSES = 6;

/** The words of a verse, in Arabic and translated. */
type VerseText = (key: string) => string;
/** What figures are called, by the ids that stories name them by ([3.12]). */
type FigureNames = ReadonlyMap<string, string>;

const namesOfFigures = (figures: readonly Figure[]): FigureNames =>
  new Map(
    figures.map(({ id, primaryNameEn, primaryNameAr, aliases }) => [
      id.replaceAll('_', '-').replace('fig-', 'fig_'),
      [primaryNameEn, primaryNameAr, ...aliases].join(' '),
    ]),
  );

type Field = readonly [weight: number, text: string];

const fields = (weight: number, texts: readonly string[] = []): Field[] =>
  texts.map((text) => [weight, text]);

const ofConcept = (it: Concept): Field[] => [
  [WEIGHTS.title, it.title],
  ...fields(WEIGHTS.tag, it.tags),
  ...fields(WEIGHTS.text, [it.summary, ...it.learningObjectives]),
  ...(it.keyWords ?? []).flatMap(({ headword, gloss, arabic, here }): Field[] => [
    [WEIGHTS.text, `${headword} ${gloss} ${arabic}`],
    [WEIGHTS.card, here],
  ]),
  ...fields(
    WEIGHTS.text,
    it.readings?.map(({ view }) => view),
  ),
];

const ofRule = (it: Rule): Field[] => [
  [WEIGHTS.title, it.title],
  ...fields(WEIGHTS.tag, it.tags),
  ...fields(WEIGHTS.text, [it.statement, it.purpose, it.evidenceExcerpt, it.reading]),
  ...fields(WEIGHTS.text, [...it.examples, ...it.conditions, ...it.misconceptions]),
];

const ofStory = (it: Story, figures: FigureNames): Field[] => [
  [WEIGHTS.title, it.title],
  ...fields(WEIGHTS.text, [it.summary, ...it.moral, ...it.content.learning_objectives]),
  ...fields(
    WEIGHTS.figure,
    it.content.primary_figures.map((id) => figures.get(id) ?? ''),
  ),
];

type Lesson = { id: string; surah: number; verses: string[]; own: Field[] };

const lessonOf = ({ id, surah, kind, body }: LessonItem, figures: FigureNames): Lesson[] => {
  if (kind === 'concept') {
    const it = body as Concept;
    return [{ id, surah, verses: it.verseRefs, own: ofConcept(it) }];
  }
  if (kind === 'rule') {
    const it = body as Rule;
    return [{ id, surah, verses: it.primaryVerses, own: ofRule(it) }];
  }
  if (kind === 'story') {
    const it = body as Story;
    return [
      {
        id,
        surah,
        verses: it.content.primary_verses,
        own: ofStory(it, figures),
      },
    ];
  }
  return [];
};

const ofVerses = (references: readonly string[], textOf: VerseText): Field[] => {
  const keys = references.flatMap(keysOf);
  const weight = WEIGHTS.verse * Math.min(1, FEW_VERSES / keys.length);
  return keys.map((key) => [weight, textOf(key)]);
};

const ofQuestions = ({ en, ar, ur }: LessonQuestions = { en: [], ar: [], ur: [] }): Field[] =>
  fields(WEIGHTS.asked, [...en, ...ar, ...ur]);

/** Words of a lesson by weight. What its cards ask, people ask too. */
const weighed = (all: readonly Field[]): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const [weight, text] of all) {
    for (const word of searchWords(text)) weights.set(word, (weights.get(word) ?? 0) + weight);
  }
  return weights;
};

function partOf(surah: number, lessons: readonly { of: Lesson; fields: Field[] }[]): IndexPart {
  const weights = lessons.map((lesson) => weighed(lesson.fields));
  const words = [...new Set(weights.flatMap((it) => [...it.keys()]))].toSorted();
  const lines = words.map((word) => {
    const postings = weights.flatMap((it, item) => {
      const weight = Math.min(MAX_WEIGHT, Math.round(it.get(word) ?? 0));
      return weight < 1 ? [] : [{ item, weight }];
    });
    return postings.length === 0 ? '' : `${word} ${writePostings(postings)}${END}`;
  });
  return {
    surah,
    items: lessons.map(({ of }) => of.id),
    sizes: weights.map((it) => Math.round([...it.values()].reduce((sum, one) => sum + one, 0))),
    verses: lessons.map(({ of }) => of.verses),
    words: `${END}${lines.join('')}`,
  };
}

const groupsOf = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  );

/** The index of these lessons, by surah and in parts that fit into a row. */
export function buildIndex(
  items: readonly LessonItem[],
  { textOf, figures, asked }: { textOf: VerseText; figures: readonly Figure[]; asked: AskedFile },
): IndexPart[] {
  const names = namesOfFigures(figures);
  const ofCards = new Map<string, Field[]>();
  for (const { kind, body } of items) {
    if (kind !== 'card') continue;
    const { prompt, explanation, concepts } = body as Flashcard;
    for (const id of concepts) {
      ofCards.set(id, [...(ofCards.get(id) ?? []), ...fields(WEIGHTS.card, [prompt, explanation])]);
    }
  }
  const bySurah = Map.groupBy(
    items.flatMap((item) => lessonOf(item, names)),
    ({ surah }) => surah,
  );
  return [...bySurah].flatMap(([surah, lessons]) =>
    groupsOf(lessons, MAX_ITEMS).map((some) =>
      partOf(
        surah,
        some.map((of) => ({
          of,
          fields: [
            ...of.own,
            ...ofQuestions(asked[of.id]),
            ...(ofCards.get(of.id) ?? []),
            ...ofVerses(of.verses, textOf),
          ],
        })),
      ),
    ),
  );
}

/** Lines of names in one row. */
const LINES = 150;

type Names = { names: readonly string[]; words: readonly string[]; verses: readonly string[] };

/** A line of names, with the words and verses that all of them stand for. */
const linesOf = ({ names, words, verses }: Names): string[] => {
  const keys = new Set(names.map((name) => nameOf(wordsOf(name))));
  keys.delete('');
  const stands = searchWords(words.join(' ')).join(' ');
  return keys.size === 0 ? [] : [`${[...keys].join(OR)}\t${stands}\t${verses.join(' ')}`];
};

/** The rows of the authored tables: what things and passages are called, and words of every day. */
export const buildNames = (
  terms: readonly ContentTerm[],
  everyday: readonly EverydayWords[],
): IndexNames[] => {
  const called = terms.flatMap(({ en = [], ar = [], ur = [], ...term }) =>
    linesOf({ names: [...en, ...ar, ...ur], words: term.words ?? [], verses: term.verses ?? [] }),
  );
  const others = everyday.flatMap(({ ar = [], ur = [], words }) =>
    linesOf({ names: [...ar, ...ur], words, verses: [] }),
  );
  return [
    ...groupsOf(called, LINES).map((some) => ({ names: some.join('\n') })),
    ...groupsOf(others, LINES).map((some) => ({
      names: some.join('\n'),
      areEveryday: true as const,
    })),
  ];
};
