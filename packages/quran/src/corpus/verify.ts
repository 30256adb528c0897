import { TOTAL_VERSES } from '../surahs.ts';
import { fingerprintCorpus, type CorpusFingerprint, type TextFingerprint } from './fingerprint.ts';
import type { SurahText } from './model.ts';

const WHAT_DIFFERS: Readonly<Record<keyof CorpusFingerprint, string>> = {
  arabic: 'Arabic text differs from the pinned edition',
  translation: 'translation differs from the pinned edition',
  skeleton: "letters differ from Tanzil's text",
};

/** Every way in which the corpus is not the pinned one, in words; none means it may be written. */
export function corpusProblems(corpus: readonly SurahText[], pinned: CorpusFingerprint): string[] {
  const actual = fingerprintCorpus(corpus);
  const problems = [...countProblems(corpus), ...basmalaProblems(corpus)];
  for (const kind of ['skeleton', 'arabic', 'translation'] as const) {
    problems.push(...textProblems(WHAT_DIFFERS[kind], actual[kind], pinned[kind]));
  }
  return problems;
}

/** @throws an error that lists every problem, one a line. */
export function assertCorpus(corpus: readonly SurahText[], pinned: CorpusFingerprint): void {
  const problems = corpusProblems(corpus, pinned);
  if (problems.length > 0) throw new Error(['The corpus is refused:', ...problems].join('\n  '));
}

function textProblems(what: string, actual: TextFingerprint, pinned: TextFingerprint): string[] {
  const length = Math.max(actual.surahs.length, pinned.surahs.length);
  const surahs = Array.from({ length }, (_, index) => index)
    .filter((index) => actual.surahs[index] !== pinned.surahs[index])
    .map((index) => `surah ${index + 1}: ${what}`);
  return surahs.length === 0 && actual.whole !== pinned.whole ? [`whole text: ${what}`] : surahs;
}

function countProblems(corpus: readonly SurahText[]): string[] {
  const verses = corpus.reduce((sum, text) => sum + text.verses.length, 0);
  return verses === TOTAL_VERSES ? [] : [`whole text: ${verses} verses, not ${TOTAL_VERSES}`];
}

/** Spec ruling: stored apart from verse 1, once for each surah but 1 and 9. */
function basmalaProblems(corpus: readonly SurahText[]): string[] {
  const opening = corpus[0]?.verses[0]?.arabic ?? '';
  return corpus.flatMap(({ surah, basmala, verses }) => {
    const expected = surah === 1 || surah === 9 ? null : opening;
    if (basmala !== expected) return [`surah ${surah}: basmala is not the text of 1:1`];
    const repeated = surah !== 1 && verses[0]?.arabic.startsWith(opening);
    return repeated ? [`surah ${surah}: basmala is repeated inside verse 1`] : [];
  });
}
