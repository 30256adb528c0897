/** One file that hangs says little of the host: so many failures in a row do. */
const TOLERATED = 3;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** How long a lone trial may take before another one is let through. */
const TRIAL_MS = 5000;

export type Circuit = {
  /** Milliseconds to wait before a call, 0 when it may be made now. Times are Unix milliseconds. */
  wait: (now: number) => number;
  succeeded: () => void;
  failed: (now: number) => void;
};

/**
 * Keeps calls from a host that does not answer: after the fourth failure in a row, and each one after
 * it, a pause, twice as long as the last one, 1 s to 30 s. After a pause one call is let through as a
 * trial; the others wait for what becomes of it.
 */
export function createCircuit(): Circuit {
  let failures = 0;
  let pausedUntil = 0;
  let trialUntil = 0;
  return {
    wait(now) {
      const until = Math.max(pausedUntil, trialUntil);
      if (now < until) return until - now;
      if (failures > TOLERATED) trialUntil = now + TRIAL_MS;
      return 0;
    },
    succeeded() {
      failures = 0;
      pausedUntil = 0;
      trialUntil = 0;
    },
    failed(now) {
      // Calls that were under way together fail together: the pause of the first one counts.
      if (now >= pausedUntil) failures += 1;
      trialUntil = 0;
      if (failures <= TOLERATED) return;
      const doubled = FIRST_PAUSE_MS * 2 ** (failures - TOLERATED - 1);
      pausedUntil = Math.max(pausedUntil, now + Math.min(doubled, LONGEST_PAUSE_MS));
    },
  };
}
