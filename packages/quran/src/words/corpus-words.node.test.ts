import { describe, expect, test } from 'vitest';
import { readSurahText, readVerse } from '../corpus.ts';
import { SURAHS, TOTAL_VERSES } from '../surahs.ts';
import { findWords, wordAt, wordsOfVerse } from './corpus-words.ts';
import { COUNTED_OTHERWISE } from './counted-otherwise.ts';
import { parseWordReference } from './word-reference.ts';

const places = SURAHS.flatMap(({ number: surah, versesCount }) =>
  Array.from({ length: versesCount }, (_, index) => ({ surah, ayah: index + 1 })),
);
const words = places.flatMap(wordsOfVerse);
const arabicOf = (surah: number, ayah: number) => readVerse(surah, ayah).arabic;

/** Spaces between the words of a reference. */
function spacesIn(reference: string): number {
  const found = findWords(reference);
  if (!found.ok) throw new Error(found.message);
  return found.value.arabic.split(' ').length - 1;
}

describe('[3.8] words of the corpus by address', () => {
  test('[3.8] 6236 verses hold 77,430 words, each with an address of its own', () => {
    expect(places).toHaveLength(TOTAL_VERSES);
    expect(words).toHaveLength(77_430);
    expect(new Set(words.map(({ address }) => address)).size).toBe(77_430);
  });

  test('[3.8] each address gives back the word, letter by letter', () => {
    // Every seventh: a look-up parts its verse anew.
    for (const { address, arabic } of words.filter((_, index) => index % 7 === 0)) {
      const found = findWords(address);
      expect(found.ok && found.value.arabic).toBe(arabic);
    }
  });

  test('[3.8] a word is given as it stands: those that normalising would change are not changed', () => {
    const fragile = words.filter(({ arabic }) => arabic.normalize('NFC') !== arabic);
    expect(fragile.length).toBeGreaterThan(1000);
    for (const { address, arabic } of fragile.slice(0, 200)) {
      const parsed = parseWordReference(address);
      if (!parsed.ok) throw new Error(parsed.message);
      const { surah, ayah, first } = parsed.value;
      expect(wordAt({ surah, ayah, word: first })).toBe(arabic);
      expect(arabicOf(surah, ayah)).toContain(arabic);
    }
  });

  test('[3.8] the basmala has addresses in 1:1, and 27:30 has its own; above a surah it has none', () => {
    expect(wordsOfVerse({ surah: 1, ayah: 1 })).toHaveLength(4);
    const found = findWords('1:1:1-4');
    expect(found.ok && found.value.arabic).toBe(readSurahText(2).basmala);
    const opening = words[0]?.arabic;
    const bearers = words.filter(({ arabic }) => arabic === opening).map((word) => word.address);
    expect(bearers).toEqual(['1:1:1', '11:41:4', '27:30:5']);
  });

  test('[3.8] the letters that open 29 surahs are one word a group: only 42 opens with two', () => {
    const alone = [2, 3, 7, 19, 20, 26, 28, 29, 30, 31, 32, 36, 40, 41, 42, 43, 44, 45, 46];
    for (const surah of alone) expect(wordsOfVerse({ surah, ayah: 1 })).toHaveLength(1);
    expect(wordsOfVerse({ surah: 42, ayah: 2 })).toHaveLength(1);
    for (const surah of [10, 11, 12, 13, 14, 15, 27, 38, 50, 68]) {
      const first = wordAt({ surah, ayah: 1, word: 1 });
      // Letters by name: prolonged or bare, never with a vowel.
      expect(first).not.toMatch(/[\u064B-\u0650]/);
    }
  });

  test('[3.8] a phrase keeps the pause between two of its words, and none after the last', () => {
    const found = findWords('2:255:6-8');
    if (!found.ok) throw new Error(found.message);
    expect(found.value.range).toEqual({ surah: 2, ayah: 255, first: 6, last: 8 });
    expect(found.value.arabic).toContain('\u06DA');
    const first = findWords('2:255:6-7');
    expect(first.ok && first.value.arabic).not.toContain('\u06DA');
  });

  test('[3.8] a word past the end is refused with the number of words there are', () => {
    expect(findWords('2:255:51')).toEqual({
      ok: false,
      reason: 'unknown-word',
      message: '"2:255:51" names no word: verse 2:255 has 50 words',
    });
    expect(findWords('2:1:1-2')).toMatchObject({
      message: expect.stringContaining('2:1 has 1 word'),
    });
    expect(findWords('2:287:1')).toMatchObject({ reason: 'unknown-verse' });
    expect(() => wordAt({ surah: 1, ayah: 1, word: 5 })).toThrow('verse 1:1 has 4 words');
    expect(() => wordAt({ surah: 1, ayah: 8, word: 1 })).toThrow(RangeError);
    expect(() => wordsOfVerse({ surah: 0, ayah: 1 })).toThrow(RangeError);
  });
});

describe('[3.8] words that other counts part otherwise', () => {
  test.each(COUNTED_OTHERWISE)('[3.8] $at is written $written', ({ at, written }) => {
    expect(spacesIn(at)).toBe(written === 'apart' ? 1 : 0);
  });

  test('[3.8] 360 words carry a vocative that a keyboard parts; four begin with ha and antum', () => {
    expect(words.filter(({ folded }) => folded.includes(' '))).toHaveLength(360);
    const joined = words.filter(({ arabic }) =>
      /^\u0647\u064E\u0640?\u0670\u0653?\u0623\u064E\u0646/.test(arabic),
    );
    expect(joined.map(({ address }) => address)).toEqual([
      '3:66:1',
      '3:119:1',
      '4:109:1',
      '47:38:1',
    ]);
  });
});
