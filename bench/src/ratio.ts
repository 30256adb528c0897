/** Machine and scheduler may not make two measurements of the same thing differ by more than this. */
const NOISE_LIMIT = 0.15;

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no median of nothing');
  const sorted = values.toSorted((first, second) => first - second);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? NaN;
  const high = sorted[Math.floor(middle)] ?? NaN;
  return (low + high) / 2;
}

/** Median of the ratios within each round: what slows a whole round slows both sides of it. */
export function medianRatio(pairs: readonly (readonly [over: number, under: number])[]): number {
  return median(pairs.map(([over, under]) => over / under));
}

/** Whether a pair of the same thing measured twice differs by more than noise may. */
export const isNoisy = (control: number): boolean => Math.abs(control - 1) > NOISE_LIMIT;

/** Runs `measure` for every name once a round, in the opposite order every other round. */
export async function inRounds<Name extends string, T>(
  rounds: number,
  names: readonly Name[],
  measure: (name: Name) => Promise<T>,
): Promise<Record<Name, T>[]> {
  const results: Record<Name, T>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    const entries: [Name, T][] = [];
    for (const name of order) entries.push([name, await measure(name)]);
    results.push(Object.fromEntries(entries) as Record<Name, T>);
  }
  return results;
}
