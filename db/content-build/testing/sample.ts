import { duaStepCount } from '@fahm/contracts/content/dua.ts';
import { namesCount } from '@fahm/contracts/content/names.ts';
import { timelineEventCount } from '@fahm/contracts/content/timeline.ts';
import { umrahParts } from '@fahm/contracts/content/umrah.ts';
import { stringify } from 'yaml';

// Content without a fault, for tests that plant one. Its words say nothing and claim nothing.

type Json = Record<string, unknown>;
const SOURCES = [{ quran: '2:255' }];
const LETTERS = 'بتثجحخدذرزسشصضطظعغفقكلمنه';

export const sampleEvent = (at: number): Json => ({
  id: `event-${at}`,
  date: `${570 + at} CE (${at} BH)`,
  year: 570 + at,
  title: `Event ${at}`,
  description: 'It happened.',
  details: null,
  quran: null,
  duringLife: true,
  disputed: null,
  sources: SOURCES,
});

export const sampleStep = (part: number): Json => ({
  id: `step-${part}`,
  part,
  title: 'A step',
  description: 'What to do.',
  details: 'Walk. Men: walk fast. Women: walk at ease.',
  dua: { quran: '2:201', transliteration: 'Rabbana', translation: 'Our Lord' },
  differences: null,
  sources: SOURCES,
});

const sampleDuaStep = (at: number): Json => ({
  id: `dua-${at}`,
  title: 'A step',
  subtitle: 'In short',
  details: ['One thing.'],
  reference: { text: 'What is said of it.', sources: SOURCES },
  example: { text: 'For example.', quran: '1:5', sources: SOURCES },
});

const sampleName = (at: number): Json => ({
  arabic: `${LETTERS[at % LETTERS.length] ?? ''}${LETTERS[Math.floor(at / LETTERS.length)] ?? ''}`,
  transliteration: `Name ${at}`,
  meaning: 'A meaning',
  verse: '59:22',
  verseNote: 'name',
});

export const sampleFigure = (id: string): Json => ({
  id,
  type: 'human',
  name: 'Somebody',
  arabic: 'بتث',
  aliases: [],
  era: null,
  summary: 'Somebody of whom nothing is said.',
  biography: 'Nothing.',
  lineage: null,
  tribe: null,
  locations: [],
  attributes: [],
  roles: [],
  excerpt: null,
  episodes: [{ title: 'One', verses: ['2:1-5'], summary: 'S', lessons: [], pitfalls: [] }],
  disputed: [],
  cautions: [],
  verses: ['2:1'],
  supporting: [],
  order: null,
  tags: [],
  sources: SOURCES,
});

export const sampleConcept = (id: string): Json => ({
  id,
  title: 'A concept',
  summary: 'Something to understand.',
  learningObjectives: ['Say it.'],
  verses: ['2:1'],
  tags: ['core'],
  sources: SOURCES,
});

const sampleStory = (id: string): Json => ({
  id,
  title: 'A story',
  kind: 'event',
  summary: 'It happened.',
  moral: ['Listen.'],
  verses: ['2:1'],
  figures: ['fig_a'],
  learningObjectives: ['Tell it.'],
  kid: { content: 'Once it happened.', moral: 'Listen.' },
  sources: SOURCES,
});

const cardWords = { explanation: 'Because.', verses: ['2:1'], concepts: ['c002-one'] };

/** A card of each type. */
export const sampleCards = (): [mcq: Json, truefalse: Json, cloze: Json] => [
  {
    ...cardWords,
    id: 'f002-001',
    type: 'mcq',
    prompt: 'Which of these is it?',
    correct: 'this',
    distractors: ['that', 'those', 'them'],
  },
  { ...cardWords, id: 'f002-002', type: 'truefalse', prompt: 'So it is said.', correct: true },
  { ...cardWords, id: 'f002-003', type: 'cloze', prompt: 'It is ___ here.', answers: ['said'] },
];

export const sampleMastery = (cards: string[]): Json => ({
  id: 'm002',
  sections: [{ name: 'One', objectives: [{ id: 'm002-o01', text: 'Show it.', cards }] }],
});

/** The lessons of one surah. */
export const LESSONS = {
  'surah/002/concepts.yaml': [sampleConcept('c002-one')],
  'surah/002/stories.yaml': [sampleStory('s002-x')],
  'surah/002/cards.yaml': sampleCards(),
  'surah/002/mastery.yaml': sampleMastery(['f002-001']),
};

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const parts = umrahParts.map((title, at) => ({ number: at + 1, title }));

export const SAMPLE = {
  'guides/timeline.yaml': many(timelineEventCount, sampleEvent),
  'guides/umrah.yaml': { parts, steps: many(umrahParts.length, (at) => sampleStep(at + 1)) },
  'guides/dua.yaml': { steps: many(duaStepCount, sampleDuaStep), closing: 'Talk.' },
  'guides/names.yaml': { note: 'A list.', sources: SOURCES, names: many(namesCount, sampleName) },
  'figures/fig_a.yaml': sampleFigure('fig_a'),
};

/** The sample as texts of files, some of them replaced or added. */
export function sampleTexts(change: Record<string, unknown> = {}): Map<string, string> {
  return new Map(
    Object.entries({ ...SAMPLE, ...change }).map(([path, value]) => [
      path,
      typeof value === 'string' ? value : stringify(value),
    ]),
  );
}
