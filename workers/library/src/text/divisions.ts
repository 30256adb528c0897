import type { QuranVerse } from '@fahm/contracts/quran/quran.ts';
import { globalNumber } from '@fahm/quran/reference.ts';
import { TOTAL_VERSES } from '@fahm/quran/surahs.ts';
import * as z from 'zod/mini';

const numbers = z.array(z.int());

/** Global number of the first verse of each part, in order; of the sajdas, the verse itself. */
export const divisionsSchema = z.object({
  juz: numbers,
  page: numbers,
  hizbQuarter: numbers,
  ruku: numbers,
  manzil: numbers,
  sajda: z.object({ recommended: numbers, obligatory: numbers }),
});

export type Divisions = z.infer<typeof divisionsSchema>;

/** How many of the sorted `starts` are at or before `number`: the part it lies in, from 1. */
function partAt(starts: readonly number[], number: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First and last global number on a page of the Madani layout, 1 to 604. */
export function versesOnPage({ page }: Divisions, number: number): { first: number; last: number } {
  return { first: page[number - 1] ?? 1, last: (page[number] ?? TOTAL_VERSES + 1) - 1 };
}

/** A verse of `text` with its numbers. The verse must exist. */
export function placeVerse(
  { juz, page, hizbQuarter, ruku, manzil, sajda }: Divisions,
  verse: { surah: number; ayah: number },
  text: string,
): QuranVerse {
  const number = globalNumber(verse) ?? 0;
  const obligatory = sajda.obligatory.includes(number) ? 'obligatory' : null;
  return {
    key: `${verse.surah}:${verse.ayah}`,
    number,
    surah: verse.surah,
    numberInSurah: verse.ayah,
    text,
    juz: partAt(juz, number),
    page: partAt(page, number),
    hizbQuarter: partAt(hizbQuarter, number),
    ruku: partAt(ruku, number),
    manzil: partAt(manzil, number),
    sajda: sajda.recommended.includes(number) ? 'recommended' : obligatory,
  };
}
