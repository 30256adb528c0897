import { describe, expect, test } from 'vitest';
import { readSurahText } from './corpus.ts';
import { plainArabic, plainAyahEnd } from './plain-arabic.ts';
import { SURAHS } from './surahs.ts';

const verses = SURAHS.flatMap(({ number: surah }) =>
  readSurahText(surah).verses.map(({ ayah, arabic }) => ({ key: `${surah}:${ayah}`, arabic })),
);
const LETTER = /[\u0621-\u063A\u0641-\u064A]/g;

/** A word of the corpus, counted from 1, in plain Arabic without its vowels. */
function bareWord(key: string, position: number): string {
  const text = verses.find((verse) => verse.key === key)?.arabic ?? '';
  const word = plainArabic(text).split(' ')[position - 1] ?? '';
  return word.replace(/[\u064B-\u0652\u0640]/g, '');
}

const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;

describe('[2.11.3] plain Arabic for fonts without the signs of the mushaf', () => {
  test('[2.11.3] it holds letters, vowels, hamza, madda, dagger alef and spaces only', () => {
    for (const { arabic } of verses) {
      expect(plainArabic(arabic)).toMatch(
        /^[\u0621-\u063A\u0640-\u0655\u0670]+( [\u0621-\u063A\u0640-\u0655\u0670]+)*$/,
      );
    }
  });

  test('[2.11.3] every letter stays in its place; only small letters are written out beside it', () => {
    for (const { arabic } of verses) {
      const before = arabic.replaceAll('\u0671', '\u0627').match(LETTER) ?? [];
      const after = plainArabic(arabic).match(LETTER) ?? [];
      const small = count(
        arabic,
        /(?<!\u0647\u064F)\u06E5|(?<!\u0647\u0650)\u06E6|[\u06E7\u06E8]/g,
      );
      expect(after).toHaveLength(before.length + small);
      let at = 0;
      for (const letter of after) if (letter === before[at]) at += 1;
      expect(at).toBe(before.length);
    }
  });

  test('[2.11.3] no vowel is lost, and a tanween that hides in a small meem is one again', () => {
    for (const { arabic } of verses) {
      const plain = plainArabic(arabic);
      expect(count(plain, /[\u064E-\u0651]/g)).toBe(
        count(arabic, /[\u064E-\u0651]/g) - count(arabic, /[\u064E\u064F]\u06E2|\u0650\u06ED/g),
      );
      expect(count(plain, /[\u064B-\u064D]/g)).toBe(
        count(arabic, /[\u064B-\u064D\u08F0-\u08F2]|[\u064E\u064F]\u06E2|\u0650\u06ED/g),
      );
      expect(count(plain, /\u0652/g)).toBe(count(arabic, /\u06E1/g));
    }
  });

  test.each([
    ['2:251', 5, 'داوود'],
    ['2:124', 3, 'إبرهيم'],
    ['21:88', 7, 'ننجي'],
    ['106:1', 1, 'لإيلف'],
    ['106:2', 1, 'إيلفهم'],
    ['2:26', 4, 'يستحيي'],
    ['112:4', 3, 'له'],
    ['112:4', 5, 'أحد'],
  ])('[2.11.3] word %s/%i reads %s', (key, position, expected) => {
    expect(
      bareWord(key, position)
        .normalize('NFC')
        .replace(/[\u0653\u0670]/g, ''),
    ).toBe(expected);
  });

  test('[2.11.3] no prolongation is left hanging over the ha of a pronoun', () => {
    const hanging = verses.filter(({ arabic }) =>
      /\u0647[\u064F\u0650]\u0653/.test(plainArabic(arabic)),
    );
    expect(hanging).toEqual([]);
  });

  test('[2.11.3] doing it twice changes nothing', () => {
    for (const { arabic } of verses) {
      const plain = plainArabic(arabic);
      expect(plainArabic(plain)).toBe(plain);
    }
  });

  test('[2.11.3] a verse ends with its number alone', () => {
    expect(plainAyahEnd(286)).toBe('\u0662\u0668\u0666');
  });
});
