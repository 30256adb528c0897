import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  ROOT_LETTERS,
  WORD_FILE_VERSES,
  type WordFile,
  wordFileName,
} from '@fahm/contracts/content/word-files.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { plainArabic } from '@fahm/quran/plain-arabic.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { corpusForms } from '@fahm/quran/words/corpus-forms.ts';
import { wordsOf } from '@fahm/quran/words/verse-words.ts';
import { describe, expect, test } from 'vitest';
import { meaningsOf } from '../src/features/words/word-files.ts';

const BUILT = join(import.meta.dirname, '../dist/words');
const read = (name: string) => readFileSync(join(BUILT, name), 'utf8');

describe('[2.11.8] the files that were built', () => {
  test('each is at most 15 kB, packed', () => {
    const files = readdirSync(BUILT).map(read);
    expect(files.length).toBeGreaterThan(200);
    const longest = files.toSorted((a, b) => b.length - a.length).slice(0, 10);
    const sizes = longest.map((file) => brotliCompressSync(file).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(15_000);
  });

  test('every word of every verse is found in the file of its verse by its number', () => {
    const files = new Map<string, WordFile>();
    const lost = [...corpusForms().places.keys()].filter((address) => {
      const [surah = 0, ayah = 0, word = 0] = address.split(':').map(Number);
      const name = `${wordFileName(surah, ayah)}.json`;
      const file = files.get(name) ?? (JSON.parse(read(name)) as WordFile);
      files.set(name, file);
      const row = file.words[(ayah - 1) % WORD_FILE_VERSES]?.[word - 1];
      return row === undefined || (row !== 0 && meaningsOf(file, ayah, word).length === 0);
    });
    expect(lost).toEqual([]);
  });

  test('a root’s file is that of its first letter', () => {
    const names = readdirSync(BUILT).filter((it) => it.startsWith('root-'));
    expect(names.length).toBe(ROOT_LETTERS.length);
    for (const name of names) {
      const letter = ROOT_LETTERS[Number.parseInt(name.slice(5), 10)];
      for (const root of Object.keys(JSON.parse(read(name)) as object)) {
        expect(root.split('-')[0]).toBe(letter);
      }
    }
  });
});

test('[2.11.8] a simplified spelling has as many words as the verse', () => {
  for (const { number } of SURAHS) {
    for (const { arabic } of readSurahText(number).verses) {
      expect(wordsOf(plainArabic(arabic))).toHaveLength(wordsOf(arabic).length);
    }
  }
});
