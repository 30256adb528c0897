import { describe, expect, test } from 'vitest';
import {
  cloze,
  match,
  mcq,
  order,
  recall,
  seeded,
  situation,
  trueFalse,
} from '../testing/cards.ts';
import { dealCard, type PlayCard } from './deal.ts';

/** Far apart: the first number that comes of a small seed is about the same for each. */
const SEEDS = Array.from({ length: 400 }, (_, at) => at * 9_999_991);
const optionsOf = (dealt: PlayCard | null) => (dealt?.play === 'choose' ? dealt.options : null);
const laidOf = (dealt: PlayCard | null) => (dealt !== null && 'laid' in dealt ? dealt.laid : null);
const deal = (...args: Parameters<typeof mcq>) =>
  SEEDS.map((seed) => optionsOf(dealCard(mcq(...args), seeded(seed))));

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
    expect(dealCard(situation(overrides), seeded(1))).toBeNull();
  });
});

test('[3.10] a case is chosen like a multiple choice', () => {
  for (const seed of SEEDS) {
    const options = optionsOf(dealCard(situation(), seeded(seed)));
    expect(new Set(options).size).toBe(4);
    expect(options).toContain('right');
  }
});

test('[5.3] true or false has these two options in this order', () => {
  expect(optionsOf(dealCard(trueFalse(), seeded(1)))).toEqual(['True', 'False']);
});

test('[5.4] a cloze has no options', () => {
  expect(dealCard(cloze(), seeded(1))).toEqual({ play: 'type', card: cloze() });
});

describe.each([
  ['an order', order(), 4],
  ['a match', match(), 3],
] as const)('%s', (_, card, count) => {
  test('[3.10] lays out every part once, and never in the right order', () => {
    const right = [...Array.from({ length: count }).keys()];
    for (const seed of SEEDS) {
      const laid = laidOf(dealCard(card, seeded(seed))) ?? [];
      expect(laid.toSorted((one, other) => one - other)).toEqual(right);
      expect(laid).not.toEqual(right);
    }
  });

  test('[3.10] over many deals every part stands in every place', () => {
    const dealt = SEEDS.map((seed) => laidOf(dealCard(card, seeded(seed))) ?? []);
    for (let part = 0; part < count; part += 1) {
      expect(new Set(dealt.map((laid) => laid.indexOf(part))).size).toBe(count);
    }
  });
});

const pairs = (...sides: string[]) =>
  sides.map((side) => ({ left: side.charAt(0), word: null, right: side.charAt(1) }));

test.each([
  ['an order of two', order({ items: ['a', 'b'] })],
  ['an order of which two are the same', order({ items: ['a', 'b', 'b'] })],
  ['an order with nothing in a place', order({ items: ['a', 'b', ' '] })],
  ['a match of two pairs', match({ pairs: pairs('aA', 'bB') })],
  ['a match with one left side twice', match({ pairs: pairs('aA', 'aB', 'cC') })],
  ['a match with one right side twice', match({ pairs: pairs('aA', 'bA', 'cC') })],
  ['a match with a word that the corpus has not', match({ pairs: pairs('aA', 'bB', '') })],
  ['a recall of one point', recall({ points: ['one'] })],
])('[3.10] %s cannot be played (ruling B14)', (_, card) => {
  expect(dealCard(card, seeded(1))).toBeNull();
});
