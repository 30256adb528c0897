import { readSurahText } from '@fahm/quran/corpus.ts';
import { LESSONS, sampleConcept } from './sample.ts';

// Surah 108 in the second form without a fault, for tests that plant one. Its words say nothing.

type Json = Record<string, unknown>;
const SOURCES = [{ quran: '2:255' }];
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const of108 = { concepts: ['c108-one'], explanation: 'Because.', sources: SOURCES };

export const secondSurah = (change: Json = {}): Json => ({
  setting: { period: 'makkan', certainty: 'most', text: 'Of its time.', sources: SOURCES },
  theme: 'What it is about, in one sentence.',
  overview: words(90),
  virtues: [],
  passages: [
    {
      id: 'p108-one',
      verses: '108:1-2',
      title: 'One',
      sentence: 'What these two verses say.',
      leads: 'How they lead to what follows.',
    },
    { id: 'p108-two', verses: '108:3', title: 'Two', sentence: 'What the last verse says.' },
  ],
  ...change,
});

export const secondConcept = (change: Json = {}): Json => ({
  ...sampleConcept('c108-one'),
  verses: ['108:1-3'],
  words: [
    { word: '108:1:1', lexeme: 'inna', sense: 'indeed', here: 'It begins.' },
    { word: '108:1:2', lexeme: 'inna', sense: 'indeed', here: 'It goes on.' },
  ],
  reflect: 'What does it ask?',
  act: 'Do one thing.',
  ...change,
});

const mcq = (n: number, change: Json = {}): Json => ({
  ...of108,
  id: `f108-00${n}`,
  type: 'mcq',
  verses: ['108:1-3'],
  prompt: `What does 108:${n} say of item${n} ${'abcdef'[n] ?? ''}${n}${n}?`,
  correct: `answer ${'one two three four'.split(' ')[n - 1]}`,
  distractors: [
    { text: 'likewise one', rightFor: '108:2' },
    { text: 'likewise two', rightFor: `f108-00${n === 1 ? 2 : 1}` },
    'likewise three',
  ],
  ...change,
});

export const secondCards = (first: Json = {}): Json[] => [
  mcq(1, first),
  mcq(2),
  {
    ...of108,
    id: 'f108-003',
    type: 'recall',
    verses: ['108:3'],
    prompt: 'Retell 108.',
    points: ['Aa', 'Bb'],
  },
];

/** The files of surah 108 beside the first-form sample of surah 2, some of them replaced. */
export const secondForm = (change: Json = {}): Json => ({
  ...LESSONS,
  'surah/108/surah.yaml': secondSurah(),
  'surah/108/concepts.yaml': [secondConcept()],
  'surah/108/cards.yaml': secondCards(),
  'surah/108/mastery.yaml': {
    id: 'm108',
    sections: [
      { name: 'One', objectives: [{ id: 'm108-o01', text: 'Retell it.', cards: ['f108-003'] }] },
    ],
  },
  'words/108.yaml': [
    {
      id: 'inna',
      root: null,
      headword: 'inna',
      partOfSpeech: 'particle',
      senses: [{ id: 'indeed', gloss: 'indeed' }],
    },
  ],
  ...change,
});

/** The first written word of 108:1, as the corpus has it. */
export const firstWord = (): string => readSurahText(108).verses[0]?.arabic.split(' ')[0] ?? '';

/** The logs of those who read surah 108: with them it counts as written. */
export const REVIEW: Json = {
  'review/108/refuting.yaml': { read: 5, changed: 0, findings: [], forScholars: [] },
  'review/108/choices.yaml': {
    multipleChoice: [{ of: 2, right: 1 }],
    trueFalse: [{ of: 0, right: 0 }],
  },
  'review/108/sample.yaml': { items: ['f108-001'], faults: [] },
};
