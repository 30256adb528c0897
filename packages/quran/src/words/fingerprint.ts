import { createHash } from 'node:crypto';
import type { SurahText } from '../corpus/model.ts';
import { foldArabic } from '../folding.ts';
import { wordsOf } from './verse-words.ts';
import { formatWordAddress } from './word-reference.ts';

/** Hashes are SHA-256 in lower-case hex over UTF-8 lines, `<address> <word>`, joined by a line feed. */
export type WordFingerprint = {
  words: number;
  /** Each word as it stands: changes whenever an address means something else. */
  written: string;
  /** Each word folded: changes also with the folding, and then lexemes are to be grouped again. */
  folded: string;
};

/** What `words.lock.json` pins: the whole, and `surahs[0]` is surah 1. */
export type WordsFingerprint = WordFingerprint & { surahs: readonly WordFingerprint[] };

/** The words of all verses. The basmala above a surah has no addresses: it is verse 1:1. */
export function fingerprintWords(corpus: readonly SurahText[]): WordsFingerprint {
  const surahs = corpus.map(linesOf);
  return { ...fingerprint(surahs.flat()), surahs: surahs.map(fingerprint) };
}

/** Lines that are hashed, a word each. */
type Lines = { written: string; folded: string };

function linesOf({ surah, verses }: SurahText): Lines[] {
  return verses.flatMap(({ ayah, arabic }) =>
    wordsOf(arabic).map(({ number, text }) => {
      const address = formatWordAddress({ surah, ayah, word: number });
      return { written: `${address} ${text}`, folded: `${address} ${foldArabic(text)}` };
    }),
  );
}

function fingerprint(lines: readonly Lines[]): WordFingerprint {
  return {
    words: lines.length,
    written: sha256(lines.map(({ written }) => written)),
    folded: sha256(lines.map(({ folded }) => folded)),
  };
}

function sha256(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n'), 'utf8').digest('hex');
}
