const FIRST_PAUSE_MS = 1000;
const LONGEST_RETRY_AFTER_MS = 300_000;
/** How long a lone trial may take before another one is let through. */
const TRIAL_MS = 5000;

type Options = {
  /** So many failures in a row are no reason to pause: one file that hangs says little of its host. */
  tolerated: number;
  longestPauseMs: number;
};

export type Circuit = {
  /** Milliseconds to wait before a call, 0 when it may be made now. Times are Unix milliseconds. */
  wait: (now: number) => number;
  /** Whether a call would have to wait; lets none through. */
  isOpen: (now: number) => boolean;
  succeeded: () => void;
  /** `retryAfter`: milliseconds the other side asked for, if it did. */
  failed: (now: number, retryAfter?: number | null) => void;
};

/**
 * Keeps calls from a service that fails: after each failure that is not tolerated a pause, twice as long as the last
 * one from 1 s on, or as long as the service asked for (5 min at most). After a pause one call is let through as a
 * trial; the others wait for what becomes of it.
 */
export function createCircuit({ tolerated, longestPauseMs }: Options): Circuit {
  let failures = 0;
  let pausedUntil = 0;
  let trialUntil = 0;
  return {
    isOpen: (now) => now < Math.max(pausedUntil, trialUntil),
    wait(now) {
      const until = Math.max(pausedUntil, trialUntil);
      if (now < until) return until - now;
      if (failures > tolerated) trialUntil = now + TRIAL_MS;
      return 0;
    },
    succeeded() {
      failures = 0;
      pausedUntil = 0;
      trialUntil = 0;
    },
    failed(now, retryAfter = null) {
      // Calls that were under way together fail together: the pause of the first one counts.
      if (now >= pausedUntil) failures += 1;
      trialUntil = 0;
      if (failures <= tolerated) return;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - tolerated - 1), longestPauseMs);
      const requestedPause = Math.min(retryAfter ?? 0, LONGEST_RETRY_AFTER_MS);
      pausedUntil = Math.max(pausedUntil, now + Math.max(pause, requestedPause));
    },
  };
}
