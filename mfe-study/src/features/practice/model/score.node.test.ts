import { describe, expect, test } from 'vitest';
import { cloze, match, mcq, order, recall, situation, trueFalse } from '../testing/cards.ts';
import { isAnswered, isRight, rightElsewhere, scoreOf, suggestedRating } from './score.ts';

describe('what is chosen or typed', () => {
  test('[4.7] a multiple choice is right when the very option is chosen', () => {
    expect(isRight(mcq(), 'right')).toBe(true);
    expect(isRight(mcq(), 'Right')).toBe(false);
    expect(isRight(situation(), 'right')).toBe(true);
    expect(isRight(situation(), 'a')).toBe(false);
  });

  test('[5.3] true or false is right when it is so', () => {
    expect(isRight(trueFalse({ correct: false }), 'False')).toBe(true);
    expect(isRight(trueFalse({ correct: false }), 'True')).toBe(false);
  });

  test('[5.4] of a cloze any accepted answer is right, however it is written', () => {
    expect(isRight(cloze(), ' THE  merciful. ')).toBe(true);
    expect(isRight(cloze(), 'merciful')).toBe(true);
    expect(isRight(cloze(), 'mercy')).toBe(false);
  });

  test('a wrong choice names the verses it is right for, the right one and a plain one none', () => {
    expect(['a', 'b', 'c', 'right', 'z'].map((it) => rightElsewhere(situation(), it))).toEqual([
      '1:2',
      null,
      '1:5-7',
      null,
      null,
    ]);
    expect(rightElsewhere(mcq(), 'a')).toBeNull();
    expect(rightElsewhere(mcq({ rightFor: [null, '2:1'] }), 'b')).toBe('2:1');
    expect(rightElsewhere(order(), [0, 1, 2, 3])).toBeNull();
  });
});

describe('an order', () => {
  test.each([
    [[0, 1, 2, 3], 4],
    [[0, 1, 3, 2], 2],
    [[1, 2, 3, 0], 0],
    [[3, 1, 2, 0], 2],
  ])('[3.10] %j has %d in their place', (answer, right) => {
    expect(scoreOf(order(), answer)).toEqual({ right, of: 4 });
    expect(isRight(order(), answer)).toBe(right === 4);
    expect(suggestedRating(order(), answer)).toBe(right === 4 ? 'good' : 'again');
  });
});

describe('a match', () => {
  test.each([
    [[0, 1, 2], 3],
    [[0, 2, 1], 1],
    [[1, 2, 0], 0],
  ])('[3.10] %j has %d right pairs', (answer, right) => {
    expect(scoreOf(match(), answer)).toEqual({ right, of: 3 });
    expect(isRight(match(), answer)).toBe(right === 3);
  });
});

/** What so many of so many points speak for. */
const told = (count: number, of: number) =>
  suggestedRating(
    recall({ points: Array.from({ length: of }, (_, at) => `${at}`) }),
    Array.from({ length: count }, (_, at) => at),
  );

describe('what is told from memory', () => {
  test.each([
    [2, ['again', 'hard', 'easy']],
    [3, ['again', 'again', 'good', 'easy']],
    [4, ['again', 'again', 'hard', 'good', 'easy']],
    [5, ['again', 'again', 'again', 'hard', 'good', 'easy']],
    [8, ['again', 'again', 'again', 'again', 'hard', 'hard', 'good', 'good', 'easy']],
  ])('[3.10] of %d points the share speaks for %j', (of, ratings) => {
    expect(ratings.map((_, count) => told(count, of))).toEqual(ratings);
  });

  test('[3.10] counts as right from half of the points on, whichever they are', () => {
    expect([[], [3], [3, 0], [0, 1, 2, 3]].map((points) => isRight(recall(), points))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(scoreOf(recall(), [3, 0])).toEqual({ right: 2, of: 4 });
  });
});

test.each([
  ['blank words', mcq(), ' ', false],
  ['words', cloze(), 'x', true],
  ['words where things are put in order', order(), 'first', false],
  ['places where words are asked', mcq(), [0], false],
  ['an order without one', order(), [0, 1, 2], false],
  ['an order with one twice', order(), [0, 1, 2, 2], false],
  ['an order with one that is not there', order(), [0, 1, 2, 4], false],
  ['a whole order', order(), [3, 2, 1, 0], true],
  ['two of three pairs', match(), [0, 1], false],
  ['all pairs', match(), [2, 1, 0], true],
  ['no point', recall(), [], true],
  ['some points', recall(), [3, 1], true],
  ['a point twice', recall(), [1, 1], false],
] as const)('[5.3] %s: an answer or none', (_, card, answer, is) => {
  expect(isAnswered(card, answer)).toBe(is);
});
