import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deriveSurahRows } from './surah-facts/derive.ts';
import { renderRows } from './surah-facts/render.ts';
import { SURAHS, TOTAL_SURAHS, TOTAL_VERSES, isSurahNumber, surahByNumber } from './surahs.ts';

const rowsFile = new URL('./surah-facts/rows.ts', import.meta.url);

describe('[3.1] surah facts', () => {
  test('[3.1] the committed rows equal what the source packages say today', () => {
    expect(readFileSync(rowsFile, 'utf8')).toBe(renderRows(deriveSurahRows()));
  });

  test('[3.1] the rows cost a browser at most 8 kB before compression', () => {
    expect(readFileSync(rowsFile).byteLength).toBeLessThanOrEqual(8000);
  });

  test('[3.1] there are 114 surahs numbered in order and 6236 verses', () => {
    expect(SURAHS.map((surah) => surah.number)).toEqual(
      Array.from({ length: TOTAL_SURAHS }, (_, index) => index + 1),
    );
    expect(SURAHS.reduce((sum, surah) => sum + surah.versesCount, 0)).toBe(TOTAL_VERSES);
  });

  test('[3.1] the revelation order is a permutation and 28 surahs are Medinan', () => {
    expect(new Set(SURAHS.map((surah) => surah.revelationOrder)).size).toBe(TOTAL_SURAHS);
    expect(SURAHS.filter((surah) => surah.revelation === 'Medinan')).toHaveLength(28);
  });

  test('[3.1] pages and juz never go back from one surah to the next', () => {
    for (const [index, surah] of SURAHS.entries()) {
      const next = SURAHS[index + 1] ?? surah;
      expect(next.startPage).toBeGreaterThanOrEqual(surah.startPage);
      expect(next.startJuz).toBeGreaterThanOrEqual(surah.startJuz);
    }
    expect(SURAHS.at(-1)).toMatchObject({ startPage: 604, startJuz: 30 });
  });

  test('[3.1] English names use plain letters, hyphen, space and the straight apostrophe', () => {
    for (const { nameEn, meaningEn } of SURAHS) {
      expect(nameEn).toMatch(/^'?[A-Z][A-Za-z' -]*[a-z]$/);
      expect(nameEn).not.toMatch(/aa|oo|ee/i);
      expect(meaningEn).toMatch(/^[A-Z][A-Za-z -]*[a-z]$/);
    }
  });

  test('[3.1] Arabic names are plain letters: no marks, presentation forms or broken characters', () => {
    for (const { nameAr } of SURAHS) {
      expect(nameAr).toMatch(/^[\u0621-\u063A\u0641-\u064A]+( [\u0621-\u063A\u0641-\u064A]+)?$/);
      expect(nameAr).not.toContain('\u0633\u0648\u0631\u0629');
    }
    expect(new Set(SURAHS.map((surah) => surah.nameAr)).size).toBe(TOTAL_SURAHS);
  });

  test('[3.1] a number outside 1 to 114 has no surah, and a string is no surah number', () => {
    expect(surahByNumber(2)).toMatchObject({ nameEn: 'Al-Baqarah', meaningEn: 'The Cow' });
    for (const n of [0, 115, -1, 1.5, Number.NaN]) {
      expect(surahByNumber(n)).toBeNull();
      expect(isSurahNumber(n)).toBe(false);
    }
    expect(isSurahNumber('1')).toBe(false);
    expect(isSurahNumber(114)).toBe(true);
  });
});
