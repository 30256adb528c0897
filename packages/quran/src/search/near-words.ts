/** Shorter words are too like one another: a slip of one letter makes each of them another word. */
const FIRST_WITH_ONE_SLIP = 4;
const FIRST_WITH_TWO_SLIPS = 8;

/** How many slips a word may be read through. */
function slipsAllowed({ length }: string): number {
  if (length < FIRST_WITH_ONE_SLIP) return 0;
  return length < FIRST_WITH_TWO_SLIPS ? 1 : 2;
}

/**
 * In how many slips one word becomes the other: a letter too many, too few, another one, or two that changed
 * places. `most + 1` stands for all that are more (optimal string alignment).
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  const at = (line: readonly number[], index: number): number => line[index] ?? most + 1;
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [changed, at(row, j) + 1, at(next, j - 1) + 1];
      next.push(Math.min(...ways, swapped ? at(before, j - 2) + 1 : changed));
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(at(row, b.length), most + 1);
}

/**
 * The word that was most likely meant: of those that few enough slips lead to, the one with the fewest, then
 * one that begins alike, then the most frequent. Null when there is none.
 */
export function nearestWord(
  typed: string,
  words: Iterable<readonly [word: string, count: number]>,
): string | null {
  const most = slipsAllowed(typed);
  if (most === 0) return null;
  let best: { word: string; rank: number[] } | null = null;
  for (const [word, count] of words) {
    if (slipsAllowed(word) === 0) continue;
    const slips = slipsBetween(typed, word, most);
    if (slips > most) continue;
    const rank = [slips, word[0] === typed[0] ? 0 : 1, -count];
    if (best === null || isBefore(rank, best.rank)) best = { word, rank };
  }
  return best && best.word;
}

function isBefore(rank: readonly number[], other: readonly number[]): boolean {
  const at = rank.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (rank[at] ?? 0) < (other[at] ?? 0);
}
