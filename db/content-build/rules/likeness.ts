/** Share of the words of two texts that they have in common (Jaccard), 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
