import type { Concept, Flashcard, Mastery, Rule, Story } from '@fahm/contracts/study/lessons.ts';
import type { SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import { buildIndex } from '@fahm/domain/coach/search/build-index.ts';
import { env } from 'cloudflare:workers';

// Lessons of the tests: surahs 1 and 2, which are free, and 36, which is Pro. Their words say nothing.

export const FREE = 1;
export const PRO = 36;
const SURAHS = [1, 2, 36];
/** Cards of each surah. */
export const CARDS = 60;

const padded = (surah: number): string => String(surah).padStart(3, '0');
export const cardId = (surah: number, at: number): string =>
  `f${padded(surah)}-${String(at).padStart(3, '0')}`;
export const masteryId = (surah: number): string => `m${padded(surah)}`;

/** Stands in every lesson of a surah that needs Pro, and nowhere else. */
export const SECRET = 'only-for-subscribers';
const words = (surah: number): string => (surah > 5 ? SECRET : 'for-everybody');

export const passageId = (surah: number, at: number): string => `p${padded(surah)}-${at}`;
/** Cards up to this one stand in the first passage, the others in the second. */
export const FIRST_PASSAGE = 20;

/** The surah as a whole: titles of passages are public, everything else is told as lessons are. */
const overview = (surah: number): SurahOverview => ({
  id: `surah-${padded(surah)}`,
  surahNumber: surah,
  setting: { period: 'makkan', certainty: 'most', text: words(surah), sources: [] },
  theme: `Theme ${words(surah)}`,
  overview: 'O',
  virtues: [{ text: `Virtue ${words(surah)}`, sources: [] }],
  passages: [1, 2].map((at) => ({
    id: passageId(surah, at),
    from: at,
    to: at,
    title: `Passage ${at}`,
    sentence: `Sentence ${words(surah)}`,
    leads: null,
  })),
});

const concept = (surah: number): Concept => ({
  id: `c${padded(surah)}-trust`,
  surahNumber: surah,
  title: `Trust ${words(surah)}`,
  summary: 'Something to understand.',
  learningObjectives: ['Say it.'],
  verseRefs: [`${surah}:1`],
  tags: ['core'],
  sources: [],
  author: 'lesson',
});

const rule = (surah: number): Rule => ({
  id: `r${padded(surah)}-rule`,
  surahNumber: surah,
  title: `Rule ${words(surah)}`,
  ruleKind: 'obligation',
  statement: 'S',
  purpose: 'P',
  evidenceExcerpt: 'E',
  examples: [],
  conditions: [],
  misconceptions: [],
  reading: 'R',
  primaryVerses: [`${surah}:1`],
  tags: [],
  sources: [],
});

const story = (surah: number): Story => ({
  id: `s${padded(surah)}-story`,
  surahNumber: surah,
  title: `Story ${words(surah)}`,
  summary: 'S',
  moral: [],
  content: {
    story_kind: 'event',
    primary_verses: [`${surah}:1`],
    primary_figures: [],
    learning_objectives: [],
    kid_version: { content: 'K', moral: 'M' },
  },
  sources: [],
});

const card = (surah: number, at: number): Flashcard => ({
  id: cardId(surah, at),
  surahNumber: surah,
  type: 'truefalse',
  prompt: `Question ${at} ${words(surah)}`,
  correct: true,
  explanation: 'Because.',
  verseRefs: [`${surah}:1`],
  concepts: [`c${padded(surah)}-trust`],
  passage: passageId(surah, at <= FIRST_PASSAGE ? 1 : 2),
});

/** Two sections of two objectives; the first is shown by cards 1 and 2, the last by none. */
const mastery = (surah: number): Mastery => ({
  id: masteryId(surah),
  chapterNumber: surah,
  sections: ['One', 'Two'].map((name, section) => ({
    name,
    objectives: [`First ${words(surah)}`, 'Second'],
    objectiveIds: [0, 1].map((at) => `${masteryId(surah)}-o${section}${at}`),
  })),
  demonstratedBy: [
    { objectiveKey: 'section-0-objective-0', cards: [cardId(surah, 1), cardId(surah, 2)] },
  ],
});

/** What the coach finds these lessons by. */
const indexRows = (surah: number): Row[] => {
  const items = [concept(surah), rule(surah), story(surah)].map((body, at) => ({
    id: body.id,
    surah,
    kind: (['concept', 'rule', 'story'] as const)[at] ?? 'concept',
    position: 0,
    body,
  }));
  const sources = { textOf: () => '', figures: [], asked: {} };
  return buildIndex(items, sources).map((part, position) => ({
    id: `index-${part.items[0]}`,
    kind: 'index',
    position,
    body: part,
  }));
};

type Row = { id: string; kind: string; position: number; partOf?: string; body: unknown };

const rowsOf = (surah: number): Row[] => [
  { id: overview(surah).id, kind: 'surah', position: 0, body: overview(surah) },
  { id: concept(surah).id, kind: 'concept', position: 0, body: concept(surah) },
  { id: rule(surah).id, kind: 'rule', position: 0, body: rule(surah) },
  { id: story(surah).id, kind: 'story', position: 0, body: story(surah) },
  ...Array.from({ length: CARDS }, (_, at) => ({
    id: cardId(surah, at + 1),
    kind: 'card',
    position: at,
    body: card(surah, at + 1),
  })),
  { id: masteryId(surah), kind: 'mastery', position: 0, body: mastery(surah) },
  ...[0, 1, 100, 101].map((position) => ({
    id: `${masteryId(surah)}-o${Math.floor(position / 100)}${position % 100}`,
    kind: 'objective',
    position,
    partOf: masteryId(surah),
    body: { cards: position === 0 ? [cardId(surah, 1), cardId(surah, 2)] : [] },
  })),
  ...indexRows(surah),
];

const passages = (surah: number) =>
  JSON.stringify([
    { id: passageId(surah, 1), cards: FIRST_PASSAGE },
    { id: passageId(surah, 2), cards: CARDS - FIRST_PASSAGE },
  ]);

/** Puts the lessons into the database of a test's file, as the content's loader does. */
export async function loadSampleLessons(): Promise<void> {
  const item = env.DB.prepare(
    `insert into lesson_item (id, surah, kind, position, part_of, body, hash)
     values (?, ?, ?, ?, ?, ?, '') on conflict (id) do nothing`,
  );
  const total = env.DB.prepare(
    `insert or replace into lesson_surah (surah, cards, objectives, passages) values (?, ?, 4, ?)`,
  );
  const items = SURAHS.flatMap((surah) =>
    rowsOf(surah).map(({ id, kind, position, partOf = null, body }) =>
      item.bind(id, surah, kind, position, partOf, JSON.stringify(body)),
    ),
  );
  await env.DB.batch([
    ...items,
    ...SURAHS.map((surah) => total.bind(surah, CARDS, passages(surah))),
  ]);
}

/** Takes items out of the lessons, or back in with null. */
export const retire = async (at: number | null, ids: string[]): Promise<void> => {
  const statement = env.DB.prepare('update lesson_item set retired_at = ? where id = ?');
  await env.DB.batch(ids.map((id) => statement.bind(at, id)));
};
