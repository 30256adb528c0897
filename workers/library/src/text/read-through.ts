import { logWarning } from '@fahm/worker-kit/log.ts';
import type { SingleFlight } from './single-flight.ts';
import type { Copies } from './kv-copies.ts';

export type CachedQuery<T> = {
  /** Begins with a version: a change of the stored shape is a new key, never a misread copy. */
  key: string;
  /** Milliseconds for which a copy is answered without asking the service. */
  freshMs: number;
  /** `null` for bytes that are not what they should be; such a copy does not exist. */
  decode: (bytes: ArrayBuffer) => T | null;
  /** Asks the service. What it resolves with is kept, so it must have been checked. */
  load: () => Promise<ArrayBuffer>;
};

export type Found<T> = { value: T; stale: boolean };

export type WaitUntil = (work: Promise<unknown>) => void;

/**
 * A kept copy while it is fresh; else what the service answers, which is then kept; else, when the
 * service fails, the old copy, marked stale.
 * @throws what `load` throws when there is no copy at all.
 */
export async function readThrough<T>(
  { copies, shared }: { copies: Copies; shared: SingleFlight },
  { key, freshMs, decode, load }: CachedQuery<T>,
  waitUntil: WaitUntil,
): Promise<Found<T>> {
  const copy = await copies.read(key);
  const cached = copy && decode(copy.bytes);
  if (copy && cached !== null && Date.now() - copy.storedAt < freshMs) {
    return { value: cached, stale: false };
  }
  const loadAndCache = async () => {
    const bytes = await load();
    waitUntil(copies.write(key, { bytes, storedAt: Date.now() }));
    return bytes;
  };
  try {
    const value = decode(await shared.share(key, loadAndCache, waitUntil));
    if (value === null) throw new Error(`what was loaded for ${key} cannot be read back`);
    return { value, stale: false };
  } catch (error) {
    if (cached === null) throw error;
    logWarning(error, { what: 'stale copy answered', key });
    return { value: cached, stale: true };
  }
}
