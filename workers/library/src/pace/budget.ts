export type Budget = {
  /** Takes one call. Milliseconds until there is one again when none is left, else 0. */
  take: (now: number) => number;
};

/**
 * A supply of calls: `burst` at once, refilled at `perMinute`. It holds for one isolate; the service
 * counts addresses, of which we have many, so this keeps one busy isolate from spending them all.
 */
export function createBudget(perMinute: number, burst: number): Budget {
  const msEach = 60_000 / perMinute;
  let left = burst;
  let filledAt = 0;
  return {
    take(now) {
      left = Math.min(burst, left + (now - filledAt) / msEach);
      filledAt = now;
      if (left < 1) return Math.ceil((1 - left) * msEach);
      left -= 1;
      return 0;
    },
  };
}
