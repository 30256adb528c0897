import { HizbQuarterList, JuzList, PageList } from 'quran-meta/hafs';

export type MushafLengths = {
  /** Verses that begin on each of the 604 pages, in order. */
  pages: number[];
  /** Verses in each of the 240 hizb quarters, in order. */
  hizbQuarters: number[];
};

const QUARTERS_IN_JUZ = 8;

/**
 * The divisions as lengths: smaller than first verses, and they cannot overlap or leave a gap.
 * @throws when a juz does not begin with every eighth quarter, which is why none is stored.
 */
export function deriveMushafLengths(): MushafLengths {
  const quarters = firstVerses(HizbQuarterList);
  const juz = firstVerses(JuzList);
  for (const [index, first] of juz.entries()) {
    if (quarters[index * QUARTERS_IN_JUZ] !== first) {
      throw new Error(`quran-meta begins juz ${index + 1} within a hizb quarter`);
    }
  }
  return { pages: lengths(firstVerses(PageList)), hizbQuarters: lengths(quarters) };
}

/** quran-meta's lists open with a 0 for "none" and close with the number after the last verse. */
function firstVerses(list: readonly number[]): number[] {
  return list.slice(1);
}

function lengths(firsts: readonly number[]): number[] {
  return firsts.slice(1).map((next, index) => next - (firsts[index] ?? 0));
}
