import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLock } from '../corpus/lock.ts';
import { readSurahText } from '../corpus.ts';
import { SURAHS } from '../surahs.ts';
import { renderHashes } from '../text-hashes/render.ts';
import { ARABIC_HASHES, arabicHash, verifyArabic, verifyWholeArabic } from './verify-text.ts';

const arabicOf = (surah: number) => readSurahText(surah).verses.map((verse) => verse.arabic);
const anySurah = fc.integer({ min: 1, max: 114 });

/** Every changed text of a random surah is refused. `at` is any number, to choose a place by. */
function everyHarmIsRefused(change: (verses: string[], at: number) => string[]) {
  return fc.assert(
    fc.asyncProperty(anySurah, fc.nat(), async (surah, at) => {
      expect(await verifyArabic(surah, change(arabicOf(surah), at))).toBe(false);
    }),
    { numRuns: 60 },
  );
}

describe('[3.8] the Arabic can be verified where it is read', () => {
  test('[3.8] the compiled hashes are the pinned ones', () => {
    const file = new URL('../text-hashes/arabic.ts', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(renderHashes(readLock().arabic));
    expect(ARABIC_HASHES).toEqual(readLock().arabic.surahs);
    expect(arabicHash(114)).toBe(readLock().arabic.surahs[113]);
  });

  test('[3.8] all 114 surahs and the whole are verified', async () => {
    const surahs = SURAHS.map(({ number }) => number);
    const verdicts = await Promise.all(surahs.map((n) => verifyArabic(n, arabicOf(n))));
    expect(new Set(verdicts)).toEqual(new Set([true]));
    const whole = surahs.flatMap(arabicOf).join('\n');
    expect(await verifyWholeArabic(whole)).toBe(true);
    expect(await verifyWholeArabic(`${whole}\n`)).toBe(false);
  });

  test('[3.8] one mark flipped anywhere is refused', () =>
    everyHarmIsRefused((verses, at) => {
      const text = verses.join('\n');
      const marks = [...text.matchAll(/[\u064E-\u0650]/g)].map((match) => match.index);
      const place = marks[at % marks.length] ?? 0;
      const flipped = text[place] === '\u064E' ? '\u0650' : '\u064E';
      return (text.slice(0, place) + flipped + text.slice(place + 1)).split('\n');
    }));

  test('[3.8] two neighbouring verses exchanged are refused', () =>
    everyHarmIsRefused((verses, at) => {
      const places = verses
        .slice(1)
        .flatMap((verse, index) => (verse === verses[index] ? [] : [index]));
      const place = places[at % places.length] ?? 0;
      const [first = '', second = ''] = verses.slice(place);
      return verses.with(place, second).with(place + 1, first);
    }));

  test('[3.8] a verse missing, doubled, or run into the next is refused', async () => {
    await everyHarmIsRefused((verses, at) => verses.toSpliced(at % verses.length, 1));
    await everyHarmIsRefused((verses, at) => {
      const place = at % verses.length;
      return verses.toSpliced(place, 0, verses[place] ?? '');
    });
    await everyHarmIsRefused((verses, at) => {
      const place = at % (verses.length - 1);
      return verses.toSpliced(place, 2, `${verses[place]}\n${verses[place + 1]}`);
    });
  });

  test('[3.8] the same text normalised is refused', async () => {
    expect(
      await verifyArabic(
        2,
        arabicOf(2).map((verse) => verse.normalize('NFC')),
      ),
    ).toBe(false);
  });

  test('[3.8] the text of another surah, or of none, is refused', async () => {
    expect(await verifyArabic(1, arabicOf(107))).toBe(false);
    for (const surah of [0, 115, 1.5, Number.NaN]) {
      expect(await verifyArabic(surah, arabicOf(1))).toBe(false);
      expect(() => arabicHash(surah)).toThrow(RangeError);
    }
  });
});
