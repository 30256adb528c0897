export type TokenBucket = {
  /** Takes one token. Milliseconds until there is one again when none is left, else 0. */
  take: (now: number) => number;
};

/**
 * Bounds calls: `burst` at once, refilled at `perMinute`. It holds for one isolate; a service that counts addresses,
 * of which we have many, is kept from one busy isolate spending them all.
 */
export function createTokenBucket(perMinute: number, burst: number): TokenBucket {
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
