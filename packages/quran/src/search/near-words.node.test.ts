import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestWord, slipsBetween } from './near-words.ts';

/** Every word that one slip makes of a word, over an alphabet. */
function oneSlipFrom(word: string, letters: string): Set<string> {
  const made = new Set([word]);
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    made.add(before + after.slice(1));
    made.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (const letter of letters) {
      made.add(before + letter + after);
      if (after !== '') made.add(before + letter + after.slice(1));
    }
  }
  return made;
}

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

const words = (...all: string[]): [string, number][] => all.map((word) => [word, 1]);

describe('[5.2] how many slips lie between two words', () => {
  test('[5.2] one slip is a letter too many, too few, another one, or two that changed places', () => {
    fc.assert(
      fc.property(anyWord, anyWord, (a, b) => {
        expect(slipsBetween(a, b, 3) <= 1).toBe(oneSlipFrom(a, 'abc').has(b));
      }),
    );
  });

  test('[5.2] it is the same both ways, and none for the word itself', () => {
    fc.assert(
      fc.property(anyWord, anyWord, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
        expect(slipsBetween(a, b, most)).toBe(slipsBetween(b, a, most));
        expect(slipsBetween(a, b, most)).toBe(Math.min(slipsBetween(a, b, 9), most + 1));
        expect(slipsBetween(a, a, most)).toBe(0);
      }),
    );
  });
});

describe('[5.2] the word that was meant', () => {
  test.each(['ligt', 'lihgt', 'lightt', 'lught'])('[5.2] %s is light', (typed) => {
    expect(nearestWord(typed, words('mercy', 'light'))).toBe('light');
  });

  test('[5.2] a word of three letters or fewer has no neighbour, and is none', () => {
    expect(nearestWord('cwo', words('cow', 'two'))).toBeNull();
    expect(nearestWord('cows', words('cow'))).toBeNull();
    expect(nearestWord('', words('a'))).toBeNull();
  });

  test('[5.2] two slips take eight letters', () => {
    expect(nearestWord('patinec', words('patience'))).toBeNull();
    expect(nearestWord('forgivnes', words('forgiveness'))).toBe('forgiveness');
    expect(nearestWord('frgivnes', words('forgiveness'))).toBeNull();
  });

  test('[5.2] fewer slips go first, then the same beginning, then the more frequent', () => {
    expect(nearestWord('beleives', words('believers', 'believes'))).toBe('believes');
    expect(nearestWord('mear', words('bear', 'meat'))).toBe('meat');
    expect(
      nearestWord('heas', [
        ['heat', 1],
        ['heap', 3],
        ['hear', 2],
      ]),
    ).toBe('heap');
  });
});
