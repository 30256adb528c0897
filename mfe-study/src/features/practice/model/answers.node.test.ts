import { describe, expect, test } from 'vitest';
import { accuracyOf, normalAnswer } from './answers.ts';

describe('an answer in words', () => {
  test.each([
    ['  Mercy ', 'mercy'],
    ['The MERCIFUL', 'the merciful'],
    ["ar-Rahman's", 'arrahmans'],
    ['day   of\tjudgement', 'day of judgement'],
    ['“Praise”, and thanks!', 'praise and thanks'],
    ['الحمد ، لله', 'الحمد لله'],
  ])('[5.4] %j counts as %j', (typed, normal) => {
    expect(normalAnswer(typed)).toBe(normal);
  });

  test('[5.4] what is left of punctuation alone is nothing', () => {
    expect(normalAnswer(' ?! ')).toBe('');
  });
});

test('[5.5] accuracy is the rounded percent of correct over total', () => {
  expect([accuracyOf(2, 3), accuracyOf(1, 3), accuracyOf(1, 200), accuracyOf(0, 0)]).toEqual([
    67, 33, 1, 0,
  ]);
});
