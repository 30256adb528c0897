import type { SurahText } from '../corpus/model.ts';
import { fingerprintWords, type WordFingerprint, type WordsFingerprint } from './fingerprint.ts';

/** Every surah whose words are not the pinned ones, and how they differ; none means all is as it was. */
export function wordProblems(corpus: readonly SurahText[], pinned: WordsFingerprint): string[] {
  const actual = fingerprintWords(corpus);
  const length = Math.max(actual.surahs.length, pinned.surahs.length);
  const problems = Array.from({ length }, (_, index) => index).flatMap((index) =>
    differences(`surah ${index + 1}`, actual.surahs[index], pinned.surahs[index]),
  );
  return problems.length > 0 ? problems : differences('whole text', actual, pinned);
}

/** @throws an error that lists every problem, one a line. */
export function assertWords(corpus: readonly SurahText[], pinned: WordsFingerprint): void {
  const problems = wordProblems(corpus, pinned);
  if (problems.length === 0) return;
  const title = 'The words are refused, because lessons name them by address:';
  throw new Error([title, ...problems].join('\n  '));
}

function differences(
  where: string,
  actual: WordFingerprint | undefined,
  pinned: WordFingerprint | undefined,
): string[] {
  if (actual?.words !== pinned?.words) {
    return [`${where}: ${actual?.words ?? 0} words, not ${pinned?.words ?? 0}`];
  }
  if (actual?.written !== pinned?.written) return [`${where}: words differ from the pinned ones`];
  return actual?.folded === pinned?.folded ? [] : [`${where}: words are folded otherwise`];
}
