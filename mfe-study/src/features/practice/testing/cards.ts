import type { Flashcard } from '@fahm/contracts/lessons.ts';

type Overrides<Type extends Flashcard['type']> = Partial<Extract<Flashcard, { type: Type }>>;

const parts = {
  surahNumber: 1,
  prompt: 'A question?',
  explanation: 'Because.',
  verseRefs: ['1:1'],
  concepts: [],
};

export const mcq = (overrides: Overrides<'mcq'> = {}): Flashcard => ({
  ...parts,
  id: 'f001-mcq',
  type: 'mcq',
  correct: 'right',
  distractors: ['a', 'b', 'c', 'd'],
  ...overrides,
});

export const trueFalse = (overrides: Overrides<'truefalse'> = {}): Flashcard => ({
  ...parts,
  id: 'f001-truefalse',
  type: 'truefalse',
  correct: true,
  ...overrides,
});

export const cloze = (overrides: Overrides<'cloze'> = {}): Flashcard => ({
  ...parts,
  id: 'f001-cloze',
  type: 'cloze',
  answers: ['the Merciful', 'Merciful'],
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
