const DEADLINE_MS = 5000;
const TRIES = 6;
const LONGEST_PAUSE_MS = 60_000;

export type Throttle = {
  /** Milliseconds between two calls: the service allows about 120 a minute. */
  betweenMs: number;
  /** Milliseconds before the second try; each further pause is twice as long. */
  firstPauseMs: number;
};

export const POLITE: Throttle = { betweenMs: 600, firstPauseMs: 1000 };

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, ms));

const retryAfterMs = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
};

/**
 * What `read` makes of the JSON at `url`. A failure, and an answer for which `read` throws, is tried
 * again, six times in all, with growing pauses and as long as the service asks for; `report` is told.
 * @throws what the last try threw.
 */
export async function politely<T>(
  url: string,
  read: (value: unknown) => T,
  throttle: Throttle,
  report: (line: string) => void,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let retryAfter = 0;
    try {
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
      retryAfter = retryAfterMs(response);
      if (response.status !== 200 && response.status !== 404) {
        await response.body?.cancel();
        throw new Error(`status ${response.status}`);
      }
      return read(await response.json());
    } catch (error) {
      if (error instanceof Refusal || attempt === TRIES) throw error;
      const wait = Math.min(
        Math.max(throttle.firstPauseMs * 2 ** (attempt - 1), retryAfter),
        LONGEST_PAUSE_MS,
      );
      report(`${reason(error)}; trying again in ${(wait / 1000).toFixed(1)} s`);
      await pause(wait);
    }
  }
}

/** An answer that would be the same if it were asked for again. */
export class Refusal extends Error {}

export const reason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
