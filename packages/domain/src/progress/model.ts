/**
 * Completed objectives of all, in whole percent (ruling A14). Rounding never says that all is done while
 * something is left, nor that nothing is while something was.
 */
export const percentageOf = (completed: number, total: number): number => {
  if (completed <= 0 || total <= 0) return 0;
  if (completed >= total) return 100;
  return Math.min(99, Math.max(1, Math.round((completed / total) * 100)));
};

/** The later of two moments, of which either may not have been. */
export const laterOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
