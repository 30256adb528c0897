import { describe, expect, test } from 'vitest';
import { separateBasmala } from './basmala.ts';

// Letters that are no verse stand for the opening: the rule knows code units, not words.
const opening = 'ب\u0650س م\u064E';
const withShadda = 'ب\u0651\u0650س م\u064E';

describe('separateBasmala', () => {
  test('[3.8] the opening is taken out of verse 1 and kept apart', () => {
    expect(separateBasmala(2, [`${opening} ا`, 'ب'], opening)).toEqual({
      basmala: opening,
      texts: ['ا', 'ب'],
    });
  });

  test('[3.8] one more shadda than in 1:1, as in surahs 95 and 97, is still the opening', () => {
    for (const surah of [95, 97]) {
      expect(separateBasmala(surah, [`${withShadda} ا`], opening).texts).toEqual(['ا']);
    }
  });

  test('[3.8] two more shaddas are another text', () => {
    const text = `ب\u0651\u0650س\u0651 م\u064E ا`;
    expect(separateBasmala(95, [text], opening).texts).toEqual([text]);
  });

  test('[3.8] marks in another order are another text: nothing is normalised', () => {
    const decomposed = 'ا\u0654';
    const composed = decomposed.normalize('NFC');
    expect(composed).not.toBe(decomposed);
    expect(separateBasmala(2, [`${composed} ب`], decomposed).texts).toEqual([`${composed} ب`]);
  });

  test.each([1, 9])('[3.8] surah %d stays as it is and has nothing above it', (surah) => {
    const texts = [`${opening} ا`, 'ب'];
    expect(separateBasmala(surah, texts, opening)).toEqual({ basmala: null, texts });
  });

  test.each([
    ['does not begin with it', 'ا ب'],
    ['begins with a longer word', `${opening}ا ب`],
    ['is nothing else', opening],
    ['is nothing else but a space', `${opening} `],
    ['is shorter', opening.slice(0, 3)],
  ])('[3.8] a first verse that %s is left whole', (_, text) => {
    expect(separateBasmala(2, [text], opening).texts).toEqual([text]);
  });

  test('[3.8] the opening inside a later verse stays, as in 27:30', () => {
    const texts = ['ا', `ب ${opening}`, `${opening} ج`];
    expect(separateBasmala(27, texts, opening).texts).toEqual(texts);
  });
});
