import type { WordFile } from '@fahm/contracts/content/word-files.ts';
import { describe, expect, test } from 'vitest';
import { shareKnown } from './share-known.ts';
import { briefly, isKnown, isSettled, meaningsOf } from './word-files.ts';

const FILE: WordFile = {
  entries: [
    ['rabb', 'rabb', 'r-b-b', 'noun', ['lord, owner']],
    ['ma', 'mā', null, 'particle', ['not', 'what']],
    ['ma-2', 'mā', null, 'pronoun', ['how (wonder)']],
  ],
  meanings: [
    [[0, 0, ['wa', 'al'], ['hum']]],
    [[1, null]],
    [
      [1, 1],
      [2, 0],
    ],
  ],
  words: [[1, 0, 2], [3]],
  before: { wa: ['wa', 'and'], al: ['al-', 'the'] },
  after: { hum: ['-hum', 'their, them'] },
};
const at = (ayah: number, word: number) => meaningsOf(FILE, ayah, word);

describe('[2.11.8] what a file says of a word', () => {
  test('its entry, its sense and what is joined to it; in few words what fits under it', () => {
    expect(at(1, 1)).toEqual([
      {
        entry: FILE.entries[0],
        glosses: ['lord, owner'],
        before: [
          ['wa', 'and'],
          ['al-', 'the'],
        ],
        after: [['-hum', 'their, them']],
      },
    ]);
    expect(isSettled(at(1, 1))).toBe(true);
    expect(briefly(at(1, 1))).toBe('and lord their');
  });

  test('nothing where nothing is written, in any verse', () => {
    expect(at(1, 2)).toEqual([]);
    expect(at(1, 9)).toEqual([]);
    expect(at(40, 1)).toEqual([]);
    expect(isKnown(at(1, 2), () => true)).toBe(false);
  });

  test('all that it may be where that is not settled: of senses, and of words', () => {
    expect(isSettled(at(1, 3))).toBe(false);
    expect(briefly(at(1, 3))).toBe('not / what ?');
    expect(isSettled(at(2, 1))).toBe(false);
    expect(briefly(at(2, 1))).toBe('what / how ?');
    expect(isKnown(at(2, 1), (id) => id === 'ma')).toBe(false);
    expect(isKnown(at(2, 1), () => true)).toBe(true);
  });
});

test('[2.11.9] the share of words that are marked counts places, and one without an entry, or not settled, as unknown', () => {
  const words = [at(1, 1), at(1, 2), at(1, 3), at(2, 1)];
  expect(shareKnown(words, () => false)).toBe(0);
  expect(shareKnown(words, (id) => id === 'rabb')).toBe(25);
  expect(shareKnown(words, () => true)).toBe(25);
  expect(shareKnown([], () => true)).toBe(0);
});
