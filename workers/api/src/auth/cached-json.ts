import { PROVIDER_DEADLINE_MS } from './bounded-fetch.ts';

type Options<T> = {
  load: () => Promise<T>;
  /** How long a value is used without asking, in milliseconds. */
  fresh: number;
  /** How long it may stand in for one that cannot be had. */
  stale: number;
  /** Shortest time between two loads that are forced. */
  pause: number;
};

export type CachedJson<T> = {
  /** The value, loaded when none is fresh. */
  get: () => Promise<T>;
  /** The value loaded anew, unless that was done a moment ago. */
  refresh: () => Promise<T>;
};

const own = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new Error('the provider takes too long')),
        PROVIDER_DEADLINE_MS + 500,
      );
    }),
  ]);

/**
 * A plain value from elsewhere, cached in this isolate. However many requests ask at the same time, it is loaded
 * once. Each waits by its own clock: the request that began the loading may be cut off.
 */
export function createCachedJson<T>({ load, fresh, stale, pause }: Options<T>): CachedJson<T> {
  let cached: { value: T; at: number } | null = null;
  let running: { work: Promise<T>; at: number } | null = null;

  const begin = (): Promise<T> => {
    const work = load()
      .then((value) => {
        cached = { value, at: Date.now() };
        return value;
      })
      .finally(() => {
        if (running?.work === work) running = null;
      });
    running = { work, at: Date.now() };
    return work;
  };

  const share = (): Promise<T> => {
    const usable = running !== null && Date.now() - running.at < PROVIDER_DEADLINE_MS;
    return own(usable && running !== null ? running.work : begin());
  };

  const age = () => (cached === null ? Infinity : Date.now() - cached.at);

  return {
    get: async () => {
      if (cached !== null && age() < fresh) return cached.value;
      try {
        return await share();
      } catch (error) {
        if (cached !== null && age() < stale) return cached.value;
        throw error;
      }
    },
    refresh: async () => (cached !== null && age() < pause ? cached.value : share()),
  };
}
