import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ayahEnd } from '../ayah-end.ts';
import { readSurahText } from '../corpus.ts';
import { foldArabic } from '../folding.ts';
import { SURAHS } from '../surahs.ts';
import { textOfWords, wordsOf } from './verse-words.ts';

const verses = SURAHS.flatMap(({ number }) => readSurahText(number).verses);
const arabic = verses.map((verse) => verse.arabic);

const letters = fc.string({
  unit: fc.constantFrom('\u0628', '\u062A', '\u0635', '\u064E', '\u0651', '\u0670', '\u06E1'),
  minLength: 1,
});
const pauses = ['\u06D6', '\u06D7', '\u06D8', '\u06D9', '\u06DA', '\u06DB', '\u06DC'];
const pause = fc.constantFrom('', ...pauses, '\u06DC\u06D7', ' \u06D6');
const after = fc.constantFrom('', '\u06E9', ' \u06E9', ayahEnd(286), ` ${ayahEnd(1)}`);
const before = fc.constantFrom('', '\u06DE', '\u06DE ', '\u06DE\u00A0');
const gap = fc.constantFrom(' ', '  ', '\u2009', '\n');

/** A verse that was written out of words, in one of the ways in which editions set their signs. */
const written = fc.array(fc.record({ word: letters, before, pause, after, gap })).map((parts) => ({
  words: parts.map(({ word }) => word),
  text: parts.map((p) => p.before + p.word + p.pause + p.after + p.gap).join(''),
}));

describe('[3.8] the words of a verse', () => {
  test('[3.8] signs are no words and no part of one, whichever way an edition sets them', () => {
    fc.assert(
      fc.property(written, ({ words, text }) => {
        expect(wordsOf(text).map((word) => word.text)).toEqual(words);
      }),
    );
  });

  test('[3.8] a word is a cut of its verse, in order, numbered from 1, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          written,
          fc.string().map((text) => ({ text })),
        ),
        ({ text }) => {
          let end = 0;
          for (const [index, word] of wordsOf(text).entries()) {
            expect(word.number).toBe(index + 1);
            expect(word.start).toBeGreaterThanOrEqual(end);
            expect(text.slice(word.start, word.end)).toBe(word.text);
            end = word.end;
          }
        },
      ),
    );
  });

  test('[3.8] in the corpus each run between two spaces is one word: signs alone stand nowhere', () => {
    for (const text of arabic) expect(wordsOf(text)).toHaveLength(text.split(' ').length);
  });

  test('[3.8] in the corpus no letter, vowel or mark is lost: signs alone lie between words', () => {
    for (const text of arabic) {
      const rest = wordsOf(text).reduceRight(
        (left, { start, end }) => left.slice(0, start) + left.slice(end),
        text,
      );
      expect(rest).toMatch(/^[ \u06D6-\u06DC\u06DE\u06E9]*$/);
    }
  });

  test('[3.8] every sign of pause, division and prostration is outside of words, but for the small seen of spelling', () => {
    const within = arabic.flatMap((text) =>
      wordsOf(text).filter((word) => /[\u06D6-\u06DE\u06E9\u0660-\u0669]/.test(word.text)),
    );
    expect(within).toHaveLength(3);
    for (const { text } of within) expect(text).toMatch(/\u0635[\u064E-\u0652\u06E1]*\u06DC/);
  });

  test('[3.8] words folded one by one are the verse folded whole, so search and lexicon agree', () => {
    for (const text of arabic) {
      const one = wordsOf(text).map((word) => foldArabic(word.text));
      expect(one).not.toContain('');
      expect(one.join(' ')).toBe(foldArabic(text));
    }
  });
});

describe('[3.8] a phrase', () => {
  test('[3.8] it is a cut of its verse, from its first word to its last', () => {
    const span = fc.tuple(fc.constantFrom(...arabic), fc.nat(), fc.nat()).map(([text, a, b]) => {
      const count = wordsOf(text).length;
      const [one, other] = [(a % count) + 1, (b % count) + 1];
      return { text, first: Math.min(one, other), last: Math.max(one, other) };
    });
    fc.assert(
      fc.property(span, ({ text, first, last }) => {
        const phrase = textOfWords(text, { first, last }) ?? '';
        expect(text).toContain(phrase);
        expect(wordsOf(phrase).map((word) => word.text)).toEqual(
          wordsOf(text)
            .slice(first - 1, last)
            .map((word) => word.text),
        );
      }),
    );
  });

  test('[3.8] words that a verse does not have give nothing', () => {
    const text = arabic[0] ?? '';
    expect(textOfWords(text, { first: 1, last: 4 })).toBe(text);
    for (const [first, last] of [
      [0, 1],
      [4, 5],
      [5, 5],
      [3, 2],
      [1.5, 2],
    ] as const) {
      expect(textOfWords(text, { first, last })).toBeNull();
    }
  });
});
