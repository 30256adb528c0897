import { describe, expect, test } from 'vitest';
import { groupByPassage, holds, passageOf, rangeLabel } from './passages.ts';
import { shareOf, weightOf } from './ribbon-model.ts';

const passage = (id: string, from: number, to: number) => ({ id, from, to, title: id });
const MAP = [passage('one', 1, 2), passage('two', 3, 3), passage('three', 4, 9)];

describe('passages', () => {
  test('items stand under theirs in the order of the map, and what is in none comes last', () => {
    const items = [{ passage: 'three' }, { passage: 'one' }, {}, { passage: 'gone' }];
    expect(
      groupByPassage(items, MAP).map((group) => [group.passage?.id, group.items.length]),
    ).toEqual([
      ['one', 1],
      ['three', 1],
      [undefined, 2],
    ]);
  });

  test('without a map there is one group, as the items came', () => {
    expect(groupByPassage([{}, {}], [])).toEqual([{ passage: null, items: [{}, {}] }]);
    expect(groupByPassage([], MAP)).toEqual([]);
  });

  test.each([
    ['?passage=6', 6],
    ['?tab=rules&passage=286', 286],
    ['', null],
    ['?passage=0', null],
    ['?passage=1e3', null],
    ['?passage=p067-x', null],
  ])('the address %j names verse %j', (search, verse) => {
    expect(passageOf(search)).toBe(verse);
  });

  test('a verse is in the passage whose range holds it', () => {
    expect(MAP.map((it) => holds(it, 5))).toEqual([false, false, true]);
    expect(MAP.some((it) => holds(it, null))).toBe(false);
    expect(MAP.map(rangeLabel)).toEqual(['1–2', '3', '4–9']);
  });
});

describe('the ribbon', () => {
  test('a segment is as long as its verses are many, and never without length', () => {
    expect(MAP.map((it) => weightOf(it, 6))).toEqual([4, 2, 12]);
    expect(weightOf(passage('short', 1, 1), 200)).toBe(1);
  });

  test('a share is in percent; something begun is seen, and nothing is more than all', () => {
    expect([
      shareOf(0, 10),
      shareOf(1, 1000),
      shareOf(5, 10),
      shareOf(9, 3),
      shareOf(0, 0),
    ]).toEqual([0, 4, 50, 100, 0]);
  });
});
