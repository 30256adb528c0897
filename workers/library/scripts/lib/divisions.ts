import type { SurahText } from '@fahm/quran/corpus.ts';
import type { Divisions } from '../../src/text/divisions.ts';

const PARTS = ['juz', 'page', 'hizbQuarter', 'ruku', 'manzil'] as const;

/** Where each part of the mushaf begins, as global numbers, from the verses of the corpus. */
export function divisionsFrom(corpus: readonly SurahText[]): Divisions {
  const verses = corpus.flatMap((surah) => surah.verses);
  const starts = (part: (typeof PARTS)[number]) =>
    verses.flatMap((verse, index) =>
      verse[part] === verses[index - 1]?.[part] ? [] : [index + 1],
    );
  const places = (kind: 'recommended' | 'obligatory') =>
    verses.flatMap(({ sajda }, index) => (sajda === kind ? [index + 1] : []));
  return {
    juz: starts('juz'),
    page: starts('page'),
    hizbQuarter: starts('hizbQuarter'),
    ruku: starts('ruku'),
    manzil: starts('manzil'),
    sajda: { recommended: places('recommended'), obligatory: places('obligatory') },
  };
}
