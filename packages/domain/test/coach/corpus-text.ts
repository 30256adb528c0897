import { readSurahText } from '@fahm/quran/corpus.ts';
import type { SurahText } from '../../src/coach/retrieve.ts';

const cache = new Map<number, SurahText>();

/** A surah of the built corpus. */
export const corpusText = (surah: number): SurahText => {
  const known = cache.get(surah);
  if (known) return known;
  const { verses } = readSurahText(surah);
  const text = {
    arabic: verses.map(({ arabic }) => arabic),
    translation: verses.map(({ translation }) => translation),
  };
  cache.set(surah, text);
  return text;
};
