/** A share from 0 to 1 in whole percent. */
export const percentOf = (share: number): number => Math.round(share * 100);

/** Recalled of all reviews, in whole percent; null of none. */
export const recalledPercent = (reviews: number, recalled: number): number | null =>
  reviews === 0 ? null : percentOf(recalled / reviews);

/** Heights of bars from 0 to 1, by the tallest. */
export function barHeights(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}

/** A day such as `2026-11-21` as `21 Nov`. */
export const dayLabel = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );
