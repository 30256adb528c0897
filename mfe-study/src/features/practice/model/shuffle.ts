/** A number from 0 to below 1, as `Math.random` gives it. */
export type Random = () => number;

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [deck[last], deck[other]] = [deck[other] as T, deck[last] as T];
  }
  return deck;
}
