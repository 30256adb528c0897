import { readSurahText } from '@fahm/quran/corpus.ts';
import type { SurahText } from '../../src/coach/retrieve.ts';

const kept = new Map<number, SurahText>();

/** A surah of the built corpus. */
export const corpusText = (surah: number): SurahText => {
  const known = kept.get(surah);
  if (known) return known;
  const { verses } = readSurahText(surah);
  const text = {
    arabic: verses.map(({ arabic }) => arabic),
    translation: verses.map(({ translation }) => translation),
  };
  kept.set(surah, text);
  return text;
};
