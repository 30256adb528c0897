import { createHash } from 'node:crypto';
import type { SurahText } from './model.ts';
import { skeleton } from './skeleton.ts';

/** SHA-256 in lower-case hex of the UTF-8 of verses joined by a line feed. */
export type TextFingerprint = {
  /** All verses of all surahs. */
  whole: string;
  /** `surahs[0]` is surah 1. */
  surahs: readonly string[];
};

export type CorpusFingerprint = {
  arabic: TextFingerprint;
  translation: TextFingerprint;
  skeleton: TextFingerprint;
};

/** The three fingerprints that `corpus.lock.json` pins. The basmala is verse 1:1 and needs none. */
export function fingerprintCorpus(corpus: readonly SurahText[]): CorpusFingerprint {
  const arabic = corpus.map(({ verses }) => verses.map((verse) => verse.arabic));
  return {
    arabic: fingerprint(arabic),
    translation: fingerprint(corpus.map(({ verses }) => verses.map((verse) => verse.translation))),
    skeleton: fingerprint(arabic.map((verses) => verses.map(skeleton))),
  };
}

function fingerprint(surahs: readonly (readonly string[])[]): TextFingerprint {
  return { whole: sha256(surahs.flat()), surahs: surahs.map(sha256) };
}

function sha256(verses: readonly string[]): string {
  return createHash('sha256').update(verses.join('\n'), 'utf8').digest('hex');
}
