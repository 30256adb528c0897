import type { Figure } from '@fahm/contracts/content/figures.ts';
import { displayName } from './model.ts';

/** Where a figure stands in the rough order of time; ranks are even steps, not years. */
export type Era = {
  count: number;
  /** Rank from 0; those who stand together share one. */
  rank: number;
  first: string;
  last: string;
  before: string | null;
  after: string | null;
};

/** Null for those who are outside of time, or when there is nobody to stand beside. */
export function eraOf(figure: Figure, figures: readonly Figure[]): Era | null {
  const orders = [...new Set(figures.flatMap(({ order }) => order ?? []))].toSorted(
    (a, b) => a - b,
  );
  if (figure.order === null || orders.length < 2) return null;
  const rank = orders.indexOf(figure.order);
  // Prophets are who people know a time by; else whoever stands there.
  const nameAt = (at: number): string | null => {
    const there = figures.filter(({ order }) => order === orders[at]);
    const best = there.find(({ type }) => type === 'prophet') ?? there[0];
    return best === undefined ? null : displayName(best);
  };
  return {
    count: orders.length,
    rank,
    first: nameAt(0) ?? '',
    last: nameAt(orders.length - 1) ?? '',
    before: nameAt(rank - 1),
    after: nameAt(rank + 1),
  };
}
