import type { Flashcard } from '@fahm/contracts/study/lessons.ts';

type CardOf<Type extends Flashcard['type']> = Extract<Flashcard, { type: Type }>;
type Overrides<Type extends Flashcard['type']> = Partial<CardOf<Type>>;

const parts = {
  surahNumber: 1,
  prompt: 'A question?',
  explanation: 'Because.',
  verseRefs: ['1:1'],
  concepts: [],
};

export const mcq = (overrides: Overrides<'mcq'> = {}): CardOf<'mcq'> => ({
  ...parts,
  id: 'f001-mcq',
  type: 'mcq',
  correct: 'right',
  distractors: ['a', 'b', 'c', 'd'],
  ...overrides,
});

export const trueFalse = (overrides: Overrides<'truefalse'> = {}): CardOf<'truefalse'> => ({
  ...parts,
  id: 'f001-truefalse',
  type: 'truefalse',
  correct: true,
  ...overrides,
});

export const cloze = (overrides: Overrides<'cloze'> = {}): CardOf<'cloze'> => ({
  ...parts,
  id: 'f001-cloze',
  type: 'cloze',
  answers: ['the Merciful', 'Merciful'],
  ...overrides,
});

export const order = (overrides: Overrides<'order'> = {}): CardOf<'order'> => ({
  ...parts,
  id: 'f001-order',
  type: 'order',
  items: ['first', 'second', 'third', 'fourth'],
  ...overrides,
});

const pair = (left: string, right: string) => ({ left, word: null, right });

export const match = (overrides: Overrides<'match'> = {}): CardOf<'match'> => ({
  ...parts,
  id: 'f001-match',
  type: 'match',
  pairs: [pair('a', 'A'), pair('b', 'B'), pair('c', 'C')],
  ...overrides,
});

export const situation = (overrides: Overrides<'case'> = {}): CardOf<'case'> => ({
  ...parts,
  id: 'f001-case',
  type: 'case',
  situation: 'Somebody asks.',
  correct: 'right',
  distractors: ['a', 'b', 'c', 'd'],
  rightFor: ['1:2', null, '1:5-7', null],
  ...overrides,
});

export const recall = (overrides: Overrides<'recall'> = {}): CardOf<'recall'> => ({
  ...parts,
  id: 'f001-recall',
  type: 'recall',
  points: ['one', 'two', 'three', 'four'],
  ...overrides,
});

/** A word of two places; its letters stand for words of the corpus. */
export const word = (overrides: Overrides<'word'> = {}): CardOf<'word'> => ({
  ...parts,
  id: 'w-rabb',
  type: 'word',
  lexeme: 'rabb',
  headword: 'rabb',
  root: 'r-b-b',
  partOfSpeech: 'noun',
  uses: [
    { word: '1:2:2', arabic: 'A', gloss: 'lord', before: 'b', after: 'c', joined: [] },
    { word: '114:1:3', arabic: 'B', gloss: 'lord', before: 'd', after: '', joined: ['bi (by)'] },
  ],
  others: ['K', 'L', 'M', 'N'].map((arabic) => ({
    word: '2:2:2',
    arabic,
    gloss: `meaning of ${arabic}`,
  })),
  alsoAsked: [],
  ...overrides,
});

/** The same numbers on every run: a linear congruence (Numerical Recipes). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
