import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOTAL_VERSES } from '../surahs.ts';
import { readLock } from './lock.ts';
import type { SurahText, Verse } from './model.ts';
import { corpusFromSources } from './sources.ts';
import { assertCorpus, corpusProblems } from './verify.ts';

const corpus = corpusFromSources();
const lock = readLock();

/** The corpus with one verse, counted 0 to 6235 from the start, changed. */
function withChange(index: number, change: (verse: Verse) => Partial<Verse>) {
  let before = 0;
  let surah = 0;
  const changed: SurahText[] = corpus.map((text) => {
    const verse = text.verses[index - before];
    before += text.verses.length;
    if (!verse || surah) return text;
    surah = text.surah;
    const verses = text.verses.map((v) => (v === verse ? { ...v, ...change(v) } : v));
    return { ...text, verses };
  });
  return { changed, surah };
}

function replaceAt(text: string, at: number, wanted: RegExp, replacement: (c: string) => string) {
  const places = [...text.matchAll(wanted)].map((match) => match.index);
  const place = places[at % places.length] ?? 0;
  return text.slice(0, place) + replacement(text.charAt(place)) + text.slice(place + 1);
}

const anyVerse = fc.nat({ max: TOTAL_VERSES - 1 });
const runs = { numRuns: 40 };

describe('[3.8] the pinned corpus', () => {
  test('[3.8] the installed packages give exactly the pinned text', () => {
    expect(corpusProblems(corpus, lock)).toEqual([]);
    expect(() => assertCorpus(corpus, lock)).not.toThrow();
  });

  test("[3.8] all 114 surahs agree with the letters of Tanzil's text, which is credited", () => {
    expect(lock.skeleton.surahs).toHaveLength(114);
    expect(lock.skeletonCredit).toMatch(/Tanzil.*1\.1.*CC BY 3\.0.*tanzil\.net/);
  });
});

describe('[3.8] a planted change fails the build', () => {
  test('[3.8] one letter of Arabic anywhere is caught twice, with its surah', () => {
    fc.assert(
      fc.property(anyVerse, fc.nat(), (index, at) => {
        const { changed, surah } = withChange(index, ({ arabic }) => ({
          arabic: replaceAt(arabic, at, /[\u0628-\u063A\u0641-\u0648]/g, (c) =>
            c === '\u0628' ? '\u062A' : '\u0628',
          ),
        }));
        const problems = corpusProblems(changed, lock).filter((line) => !line.includes('basmala'));
        expect(problems).toEqual([
          `surah ${surah}: letters differ from Tanzil's text`,
          `surah ${surah}: Arabic text differs from the pinned edition`,
        ]);
      }),
      runs,
    );
  });

  test('[3.8] one vowel anywhere is caught by the pinned edition', () => {
    fc.assert(
      fc.property(anyVerse, fc.nat(), (index, at) => {
        const { changed, surah } = withChange(index, ({ arabic }) => ({
          arabic: replaceAt(`${arabic}\u064E`, at, /[\u064E-\u0650]/g, (c) =>
            c === '\u064E' ? '\u064F' : '\u064E',
          ),
        }));
        expect(corpusProblems(changed, lock)).toContain(
          `surah ${surah}: Arabic text differs from the pinned edition`,
        );
      }),
      runs,
    );
  });

  test('[3.8] one letter of the translation anywhere is caught, with its surah', () => {
    fc.assert(
      fc.property(anyVerse, fc.nat(), (index, at) => {
        const { changed, surah } = withChange(index, ({ translation }) => ({
          translation: replaceAt(translation, at, /[a-z]/gi, (c) => (c === 'x' ? 'y' : 'x')),
        }));
        expect(corpusProblems(changed, lock)).toEqual([
          `surah ${surah}: translation differs from the pinned edition`,
        ]);
      }),
      runs,
    );
  });

  test('[3.8] a normalised text is not the pinned text', () => {
    const normalised = corpus.map((text) => ({
      ...text,
      verses: text.verses.map((verse) => ({ ...verse, arabic: verse.arabic.normalize('NFC') })),
    }));
    expect(corpusProblems(normalised, lock).length).toBeGreaterThan(100);
  });

  test('[3.8] two verses exchanged, or one lost, are caught', () => {
    const [first, ...rest] = corpus;
    const verses = first?.verses ?? [];
    const exchanged = [{ surah: 1, basmala: null, verses: verses.toReversed() }, ...rest];
    expect(corpusProblems(exchanged, lock).join()).toContain('surah 1: ');
    const shortened = [{ surah: 1, basmala: null, verses: verses.slice(0, 6) }, ...rest];
    expect(corpusProblems(shortened, lock).join()).toContain('6235 verses, not 6236');
  });

  test('[3.8] a basmala that is missing, or inside verse 1, is caught', () => {
    const broken = corpus.map((text) => (text.surah === 2 ? { ...text, basmala: null } : text));
    expect(corpusProblems(broken, lock)).toEqual(['surah 2: basmala is not the text of 1:1']);
    const { changed } = withChange(7, ({ arabic }) => ({
      arabic: `${corpus[1]?.basmala} ${arabic}`,
    }));
    expect(corpusProblems(changed, lock)).toContain('surah 2: basmala is repeated inside verse 1');
  });

  test('[3.8] the error lists every problem, so that one run shows all', () => {
    const broken = corpus.map(({ surah, verses }) => ({ surah, verses, basmala: null }));
    expect(() => assertCorpus(broken, lock)).toThrow(/surah 2: .*\n.*surah 3: /);
  });
});
