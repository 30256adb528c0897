import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SurahText, Verse } from '../corpus/model.ts';
import { corpusFromSources } from '../corpus/sources.ts';
import { SURAHS } from '../surahs.ts';
import { fingerprintWords } from './fingerprint.ts';
import { readWordsLock } from './lock.ts';
import { assertWords, wordProblems } from './verify.ts';

const corpus = corpusFromSources();
const lock = readWordsLock();

/** Three verses of each surah, and their words pinned: enough to plant changes in, and fast. */
const sample = corpus.map((text) => ({ ...text, verses: text.verses.slice(0, 3) }));
const pinned = fingerprintWords(sample);

/** The sample with one verse written otherwise. */
function withVerse(
  surah: number,
  ayah: number,
  write: (arabic: string) => string,
  from: readonly SurahText[] = sample,
): SurahText[] {
  const rewritten = (verse: Verse) =>
    verse.ayah === ayah ? { ...verse, arabic: write(verse.arabic) } : verse;
  return from.map((text) =>
    text.surah === surah ? { ...text, verses: text.verses.map(rewritten) } : text,
  );
}

const reversed = (arabic: string) => arabic.split(' ').toReversed().join(' ');
const joined = (arabic: string) => arabic.replace(' ', '');

describe('[3.8] the pinned words', () => {
  test('[3.8] corpus and tokeniser give exactly the pinned words; two that change places do not', () => {
    expect(() => assertWords(corpus, lock)).not.toThrow();
    expect(() => assertWords(withVerse(114, 6, reversed, corpus), lock)).toThrow(
      /by address:\n {2}surah 114: words differ from the pinned ones$/,
    );
  });

  test('[3.8] the lock holds 114 surahs whose words add up', () => {
    expect(lock.surahs).toHaveLength(SURAHS.length);
    expect(lock.surahs.reduce((sum, { words }) => sum + words, 0)).toBe(lock.words);
    expect(lock.words).toBe(77_430);
  });
});

describe('[3.8] a planted change fails the build', () => {
  const place = fc
    .tuple(fc.constantFrom(...sample), fc.nat())
    .map(([{ surah, verses }, n]) => ({ surah, ayah: (n % verses.length) + 1 }));

  test('[3.8] two words joined, or one more, anywhere: the surah is named with both counts', () => {
    fc.assert(
      fc.property(place, fc.boolean(), ({ surah, ayah }, more) => {
        const count = pinned.surahs[surah - 1]?.words ?? 0;
        const one = sample[surah - 1]?.verses[ayah - 1]?.arabic.includes(' ') === false;
        const change = more || one ? (arabic: string) => `\u0628 ${arabic}` : joined;
        const actual = more || one ? count + 1 : count - 1;
        expect(wordProblems(withVerse(surah, ayah, change), pinned)).toEqual([
          `surah ${surah}: ${actual} words, not ${count}`,
        ]);
      }),
      { numRuns: 50 },
    );
  });

  test('[3.8] a space that moves from one verse to the next is seen, with as many words as before', () => {
    const moved = withVerse(112, 2, (arabic) => `${arabic} \u0628`, withVerse(112, 1, joined));
    expect(wordProblems(moved, pinned)).toEqual(['surah 112: words differ from the pinned ones']);
  });

  test('[3.8] a pause mark more is no other word; one letter is', () => {
    const paused = withVerse(1, 2, (arabic) => `${arabic}\u06D6`);
    expect(wordProblems(paused, pinned)).toEqual([]);
    const longer = withVerse(1, 2, (arabic) => `${arabic}\u0628`);
    expect(wordProblems(longer, pinned)).toEqual(['surah 1: words differ from the pinned ones']);
  });

  test('[3.8] another folding is told from another word', () => {
    const [first, ...rest] = pinned.surahs;
    if (!first) throw new Error('nothing is pinned');
    const refolded = { ...pinned, surahs: [{ ...first, folded: '0' }, ...rest] };
    expect(wordProblems(sample, refolded)).toEqual(['surah 1: words are folded otherwise']);
  });

  test('[3.8] a lock that lacks a surah, or whose whole is off, is refused', () => {
    const last = pinned.surahs[113]?.words;
    const shorter = { ...pinned, surahs: pinned.surahs.slice(0, 113) };
    expect(wordProblems(sample, shorter)).toEqual([`surah 114: ${last} words, not 0`]);
    expect(wordProblems(sample, { ...pinned, written: '0' })).toEqual([
      'whole text: words differ from the pinned ones',
    ]);
  });
});
