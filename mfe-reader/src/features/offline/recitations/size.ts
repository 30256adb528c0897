/** How many verses are asked for their length before a download. */
const MAX_SAMPLES = 8;

export type Size = {
  bytes: number;
  /** False for what was worked out from some of the verses. */
  exact: boolean;
};

/** Which of so many verses to ask for their length: all of a few, else some that lie evenly apart. */
export function versesToAsk(count: number): number[] {
  const samples = Math.min(count, MAX_SAMPLES);
  return Array.from({ length: samples }, (_, index) =>
    Math.floor(((index + 0.5) * count) / samples),
  );
}

/**
 * What all verses take, from the bytes of some. `weights`: how long each verse is to another (its letters);
 * `known`: bytes by the index of the verse. Null when none is known.
 */
export function sizeOf(
  weights: readonly number[],
  known: ReadonlyMap<number, number>,
): Size | null {
  const weighed = sum([...known.keys()].map((index) => weights[index] ?? 0));
  if (weighed === 0) return null;
  const bytes = sum(known.values());
  if (known.size === weights.length) return { bytes, exact: true };
  return { bytes: Math.round((bytes / weighed) * sum(weights)), exact: false };
}

const sum = (numbers: Iterable<number>): number =>
  [...numbers].reduce((total, it) => total + it, 0);
