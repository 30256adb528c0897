import { logWarning } from '@fahm/worker-kit/log.ts';
import { createCircuit } from '@fahm/worker-kit/circuit.ts';
import { withDeadline } from '@fahm/worker-kit/deadline.ts';
import { DEADLINES_MS } from '../deadlines.ts';

const CACHE_SECONDS = 180 * 24 * 3600;

/** `storedAt`: Unix milliseconds. */
type Copy = { bytes: ArrayBuffer; storedAt: number };

export type Copies = {
  /** `null` when there is none, or when the store fails or has just failed. Never throws. */
  read: (key: string) => Promise<Copy | null>;
  /** Never throws: a copy that was not kept is fetched again. */
  write: (key: string, copy: Copy) => Promise<void>;
};

type Metadata = { storedAt?: unknown };

/**
 * Copies of what the text service answered, in KV, for half a year. A failing KV costs time only, and
 * not every time: it is left alone for a while, like the service.
 */
export function createKvCopies(kv: KVNamespace): Copies {
  const circuit = createCircuit({ tolerated: 0, longestPauseMs: 60_000 });
  return {
    async read(key) {
      if (circuit.wait(Date.now()) > 0) return null;
      try {
        const { value, metadata } = await withDeadline(DEADLINES_MS.kvRead, 'KV', () =>
          kv.getWithMetadata<Metadata>(key, 'arrayBuffer'),
        );
        circuit.succeeded();
        if (value === null) return null;
        const storedAt = metadata?.storedAt;
        return { bytes: value, storedAt: typeof storedAt === 'number' ? storedAt : 0 };
      } catch (error) {
        circuit.failed(Date.now(), null);
        logWarning(error, { what: 'KV read', key });
        return null;
      }
    },
    async write(key, { bytes, storedAt }) {
      try {
        const options = { metadata: { storedAt }, expirationTtl: CACHE_SECONDS };
        await withDeadline(DEADLINES_MS.kvWrite, 'KV', () => kv.put(key, bytes, options));
      } catch (error) {
        logWarning(error, { what: 'KV write', key });
      }
    },
  };
}
