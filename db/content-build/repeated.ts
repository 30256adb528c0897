/** So many words in a row are said again, and not by chance. */
const RUN = 6;

/** Every run of words of a text, as numbers: two that are the same have the same one. */
function runsOf(text: string, numbers: Map<string, number>): number[] {
  const words = (text.toLowerCase().match(/[\p{Letter}'’]+/gu) ?? []).map((word) => {
    const number = numbers.get(word) ?? numbers.size + 1;
    numbers.set(word, number);
    return number;
  });
  const count = Math.max(0, words.length - RUN + 1);
  return Array.from({ length: count }, (_, at) =>
    words.slice(at, at + RUN).reduce((hash, word) => Math.imul(hash, 1_000_003) ^ word, 0),
  );
}

/** Share of the runs of six words in these items that stand in another of them too, 0 to 1. */
export function repeatedShare(items: readonly string[]): number {
  const numbers = new Map<string, number>();
  const runs = items.map((text) => runsOf(text, numbers));
  const holders = new Map<number, number>();
  for (const of of runs)
    for (const run of new Set(of)) holders.set(run, (holders.get(run) ?? 0) + 1);
  const all = runs.flat();
  const repeated = all.filter((run) => (holders.get(run) ?? 0) > 1).length;
  return all.length === 0 ? 0 : repeated / all.length;
}
