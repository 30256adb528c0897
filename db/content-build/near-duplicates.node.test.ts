import type { AuthoredCard } from '@fahm/contracts/content/lesson.ts';
import { describe, expect, test } from 'vitest';
import { buildContent } from './content.ts';
import { likeCards } from './rules/near-duplicates.ts';
import { LESSONS, sampleTexts } from './testing/sample.ts';

const common = { explanation: 'Because.', verses: ['2:1'], concepts: ['c002-one'] };
const mcq = (id: string, prompt: string, correct: string): AuthoredCard => ({
  ...common,
  id,
  type: 'mcq',
  prompt,
  correct,
  distractors: ['a', 'b', 'c'],
});
const cloze = (id: string, prompt: string, answer: string): AuthoredCard => ({
  ...common,
  id,
  type: 'cloze',
  prompt,
  answers: [answer],
});

const match = (id: string, prompt: string, rights: string[]): AuthoredCard => ({
  ...common,
  id,
  type: 'match',
  prompt,
  pairs: rights.map((right, at) => ({ left: `left ${at}`, right })),
});

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const nineWords = (at: number) => NINE.map((n) => `w${((at * 9 + n) * 7919) % 4001}`).join(' ');

describe('cards that are alike', () => {
  test('are found across surahs and types, by what they ask and answer', () => {
    const [pair] = likeCards([
      cloze('f002-001', 'Ill people who cannot use ___ wipe with clean earth.', 'water'),
      mcq('f004-001', 'What does 4:43 offer ill people without water?', 'Wiping with clean earth'),
      mcq('f004-002', 'Who may inherit?', 'Both men and women'),
    ]);
    expect([pair?.twin.id, pair?.card.id]).toEqual(['f002-001', 'f004-001']);
    expect(pair?.likeness).toBeGreaterThanOrEqual(0.35);
  });

  test('are told apart by their answers, and not by words that every question has', () => {
    const cards = [
      mcq('f002-001', 'What does the verse say of God?', 'He is near'),
      mcq('f002-002', 'What does the verse say of people?', 'They forget'),
    ];
    expect(likeCards(cards)).toEqual([]);
  });

  test('are told apart by what is to be matched, whatever words such a prompt is made of', () => {
    const cards = [
      match('f067-007', 'Match the words of 67:3-8 with their senses.', [
        'layers',
        'cracks',
        'rage',
      ]),
      match('f093-012', 'Match the words of 93:1-8 with their senses.', [
        'orphan',
        'night',
        'poor',
      ]),
    ];
    expect(likeCards(cards).every(({ likeness }) => likeness < 0.75)).toBe(true);
  });

  test('are found among the cards of 114 surahs within seconds', () => {
    const cards = Array.from({ length: 114 * 150 }, (_, at) =>
      cloze(`f${at}`, `${nineWords(at)} ___`, 'x'),
    );
    const started = performance.now();
    likeCards(cards);
    expect(performance.now() - started).toBeLessThan(20_000);
  }, 30_000);
});

test('a card that asks what another asks does not build, and is named with its line', () => {
  const card = {
    ...common,
    id: 'f003-001',
    concepts: ['c003-one'],
    type: 'mcq',
    prompt: 'Which gift descended upon Maryam every morning?',
    correct: 'Provision',
    distractors: ['a', 'b', 'c'],
  };
  const again = { ...card, id: 'f003-002', prompt: 'Which gift descended every day upon Maryam?' };
  const concept = { ...LESSONS['surah/002/concepts.yaml'][0], id: 'c003-one' };
  const { faults } = buildContent(
    sampleTexts({
      ...LESSONS,
      'surah/003/concepts.yaml': [concept],
      'surah/003/cards.yaml': [card, again],
    }),
  );
  expect(faults).toMatchObject([
    { file: 'surah/003/cards.yaml', message: expect.stringContaining('Asks what f003-001 asks') },
  ]);
});
