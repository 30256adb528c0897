import { describe, expect, test } from 'vitest';
import { isPaired, moved, paired, type Pairs } from './arrange.ts';

describe('moving', () => {
  const list = ['a', 'b', 'c', 'd'];
  test.each([
    [0, 1, 'bacd'],
    [3, 0, 'dabc'],
    [1, 3, 'acdb'],
    [2, 2, 'abcd'],
    [0, -1, 'abcd'],
    [3, 4, 'abcd'],
    [4, 0, 'abcd'],
  ])('from %d to %d makes %s', (from, to, after) => {
    expect(moved(list, from, to).join('')).toBe(after);
  });

  test('to nowhere is the very list', () => {
    expect(moved(list, 0, -1)).toBe(list);
  });
});

describe('pairing', () => {
  const none: Pairs = [null, null, null];

  test('puts two together, until nobody is left', () => {
    const two = paired(paired(none, 0, 2), 1, 0);
    expect(two).toEqual([2, 0, null]);
    expect(isPaired(two)).toBe(false);
    expect(isPaired(paired(two, 2, 1))).toBe(true);
  });

  test('frees who had either of them', () => {
    expect(paired([2, 0, 1], 0, 1)).toEqual([1, 0, null]);
    expect(paired([2, 0, 1], 0, 2)).toEqual([2, 0, 1]);
  });
});
