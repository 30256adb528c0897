import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkArabic } from './check-text.ts';
import { readLock } from '../corpus/lock.ts';
import { readSurahText } from '../corpus.ts';
import { SURAHS } from '../surahs.ts';
import { renderShortHashes } from '../text-hashes/render.ts';

const arabicOf = (surah: number) => readSurahText(surah).verses.map((verse) => verse.arabic);

test('[3.8] the short hashes are the beginnings of the pinned ones', () => {
  const file = new URL('../text-hashes/arabic-short.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(renderShortHashes(readLock().arabic));
});

test('[3.8] all 114 surahs pass the check, and none passes for another', async () => {
  for (const { number } of SURAHS) {
    expect(await checkArabic(number, arabicOf(number))).toBe(true);
    expect(await checkArabic((number % 114) + 1, arabicOf(number))).toBe(false);
  }
  expect(await checkArabic(0, [])).toBe(false);
  expect(await checkArabic(115, [])).toBe(false);
});

test('[3.8] one letter that is lost anywhere is noticed', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 114 }), fc.nat(), async (surah, at) => {
      const verses = arabicOf(surah);
      const verse = at % verses.length;
      const text = verses[verse] ?? '';
      const place = at % text.length;
      verses[verse] = text.slice(0, place) + text.slice(place + 1);
      expect(await checkArabic(surah, verses)).toBe(false);
    }),
    { numRuns: 60 },
  ));
