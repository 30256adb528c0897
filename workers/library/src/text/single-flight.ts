import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { withDeadline } from '@fahm/worker-kit/deadline.ts';

/** How long an answer that would be the same again is remembered. */
const REFUSAL_MS = 60_000;
const MAX_REFUSALS = 500;

type Running = { work: Promise<ArrayBuffer>; startedAt: number };
type Refusal = { error: ServiceError; until: number };

export type SingleFlight = {
  /**
   * The bytes that `load` makes, made once however many requests ask at the same time. `waitUntil`
   * lets the work outlive the request that began it.
   */
  share: (
    key: string,
    load: () => Promise<ArrayBuffer>,
    waitUntil: (work: Promise<unknown>) => void,
  ) => Promise<ArrayBuffer>;
};

/**
 * Work shared by the requests of one isolate. Only bytes are shared: a response or a stream belongs
 * to the request that opened it, and other requests may not touch it.
 */
export function createSingleFlight(deadlineMs: number): SingleFlight {
  const running = new Map<string, Running>();
  const refusals = new Map<string, Refusal>();

  const begin = (key: string, load: () => Promise<ArrayBuffer>): Running => {
    const started: Running = {
      startedAt: Date.now(),
      work: withDeadline(deadlineMs, key, load)
        .catch((error: unknown) => {
          remember(refusals, key, error);
          throw error;
        })
        .finally(() => {
          if (running.get(key) === started) running.delete(key);
        }),
    };
    running.set(key, started);
    return started;
  };

  return {
    async share(key, load, waitUntil) {
      const refusal = refusals.get(key);
      if (refusal && Date.now() < refusal.until) throw refusal.error;
      const found = running.get(key);
      // Work of a request that was cut off never ends: it must not block its key for ever.
      if (found && Date.now() - found.startedAt < deadlineMs) {
        return withDeadline(deadlineMs, key, () => found.work);
      }
      const { work } = begin(key, load);
      waitUntil(work.catch(() => {}));
      return work;
    },
  };
}

function remember(refusals: Map<string, Refusal>, key: string, error: unknown): void {
  if (!(error instanceof ServiceError) || !error.isLasting) return;
  if (refusals.size >= MAX_REFUSALS) refusals.clear();
  refusals.set(key, { error, until: Date.now() + REFUSAL_MS });
}
