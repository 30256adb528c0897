import type { AuthoredCard } from '@fahm/contracts/content/lesson.ts';
import { expect, test } from 'vitest';
import { dealChoices, markAnswers } from './choices-test.ts';

const card = (n: number): AuthoredCard => ({
  id: `f108-${n}`,
  type: 'mcq',
  prompt: `Question ${n}?`,
  correct: `right ${n}`,
  distractors: ['a', 'b', 'c', 'd', 'e'],
  explanation: 'Because.',
  verses: ['108:1'],
  concepts: ['c108-x'],
});
const cards = Array.from({ length: 200 }, (_, n) => card(n));

test('80 cards are dealt at most, each with its right choice among four, the same at each deal', () => {
  const deal = dealChoices(cards, '1');
  expect(deal.choices).toHaveLength(80);
  expect(deal.choices.every(({ options, right }) => options[right]?.startsWith('right'))).toBe(
    true,
  );
  expect(deal.choices.every(({ options }) => options.length === 4)).toBe(true);
  expect(dealChoices(cards, '1')).toEqual(deal);
  expect(dealChoices(cards, '2')).not.toEqual(deal);
});

test('no place holds the right choice much more often than another', () => {
  const places = dealChoices(cards, '1').choices.map(({ right }) => right);
  for (const place of [0, 1, 2, 3]) {
    expect(places.filter((it) => it === place).length).toBeGreaterThan(8);
  }
});

test('an answer that is missing or another is not right', () => {
  const deal = dealChoices(cards.slice(0, 3), '1');
  const rights = deal.choices.map(({ right }) => right);
  const marked = markAnswers(deal, { choices: [rights[0] ?? null, null], statements: [] });
  expect(marked).toMatchObject({
    multipleChoice: { of: 3, right: 1 },
    trueFalse: { of: 0, right: 0 },
  });
});
