// `word-counts.json`, a public file that study and reader carry: how often each word of the deck stands in each surah,
// as far as it is settled there. Made by the content build; numbers in a row, because there are 22,000 of them.

export type WordCounts = {
  /** Ids of words, in the order of the deck. */
  words: string[];
  surahs: {
    /** How many words the surah has, with those that are not settled. */
    words: number;
    /**
     * Words of the deck that stand in it, in its order: each as how many places of the deck were passed over since
     * the one before, and behind that, below zero, how often it stands there if that is more than once.
     */
    counts: number[];
  }[];
};

/** The row of a surah's words, given as places in the deck and how often. */
export function packCounts(places: readonly (readonly [place: number, count: number])[]): number[] {
  let next = 0;
  return places
    .toSorted(([a], [b]) => a - b)
    .flatMap(([place, count]) => {
      const passed = place - next;
      next = place + 1;
      return count > 1 ? [passed, -count] : [passed];
    });
}

/** The same the other way: each word's place in the deck, and how often it stands there. */
export function unpackCounts(counts: readonly number[]): [place: number, count: number][] {
  const found: [number, number][] = [];
  let next = 0;
  for (const number of counts) {
    const last = found.at(-1);
    if (number < 0 && last !== undefined) last[1] = -number;
    else {
      found.push([next + number, 1]);
      next += number + 1;
    }
  }
  return found;
}

/** How many of a surah's words are known, and how many it has. */
export type WordShare = { known: number; words: number };

/** Of each surah in order, by which words of the deck somebody knows. A word that is not settled counts as unknown. */
export function sharesOf(
  { words, surahs }: WordCounts,
  isKnown: (id: string) => boolean,
): WordShare[] {
  const known = words.map((id) => isKnown(id));
  return surahs.map((surah) => ({
    words: surah.words,
    known: unpackCounts(surah.counts).reduce(
      (sum, [place, count]) => sum + (known[place] === true ? count : 0),
      0,
    ),
  }));
}

/** Whole percent, down: one hundred is all of them. */
export const percentOf = ({ known, words }: WordShare): number =>
  words === 0 ? 0 : Math.floor((100 * known) / words);

/** Of all of them together. */
export const sumOf = (shares: readonly WordShare[]): WordShare => ({
  known: shares.reduce((sum, { known }) => sum + known, 0),
  words: shares.reduce((sum, { words }) => sum + words, 0),
});
