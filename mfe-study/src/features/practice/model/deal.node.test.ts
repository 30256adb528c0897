import { describe, expect, test } from 'vitest';
import { cloze, mcq, seeded, trueFalse } from '../testing/cards.ts';
import { dealCard, isRight } from './deal.ts';

const deal = (...args: Parameters<typeof mcq>) =>
  Array.from({ length: 400 }, (_, seed) => dealCard(mcq(...args), seeded(seed))?.options ?? null);

describe('a multiple choice', () => {
  test('[5.3] [9.6] has four options: the right one and three different wrong ones', () => {
    for (const options of deal()) {
      expect(new Set(options).size).toBe(4);
      expect(options).toContain('right');
    }
  });

  test('[5.3] over many deals the right one stands in every place, and every wrong one comes', () => {
    const dealt = deal();
    const places = new Set(dealt.map((options) => options?.indexOf('right')));
    expect(places).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(dealt.flatMap((options) => options ?? []))).toEqual(
      new Set(['right', 'a', 'b', 'c', 'd']),
    );
  });

  test.each([
    ['two wrong answers', { distractors: ['a', 'b'] }],
    ['three, two of them the same', { distractors: ['a', 'b', 'b'] }],
    ['no right answer', { correct: '' }],
  ])('[5.3] [3.10] with %s builds no options and is not played', (_, overrides) => {
    expect(dealCard(mcq(overrides), seeded(1))).toBeNull();
  });

  test('[4.7] is right when the very option is chosen', () => {
    expect(isRight(mcq(), 'right')).toBe(true);
    expect(isRight(mcq(), 'Right')).toBe(false);
  });
});

test('[5.3] true or false has these two options in this order', () => {
  expect(dealCard(trueFalse(), seeded(1))?.options).toEqual(['True', 'False']);
  expect(isRight(trueFalse({ correct: false }), 'False')).toBe(true);
  expect(isRight(trueFalse({ correct: false }), 'True')).toBe(false);
});

test('[5.4] a cloze has no options, and any accepted answer is right however it is written', () => {
  expect(dealCard(cloze(), seeded(1))?.options).toBeNull();
  expect(isRight(cloze(), ' THE  merciful. ')).toBe(true);
  expect(isRight(cloze(), 'merciful')).toBe(true);
  expect(isRight(cloze(), 'mercy')).toBe(false);
});
