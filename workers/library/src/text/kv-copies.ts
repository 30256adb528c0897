import { logWarning } from '../log.ts';
import { DEADLINES, within } from '../pace/deadline.ts';

const KEPT_SECONDS = 180 * 24 * 3600;

/** `storedAt`: Unix milliseconds. */
export type Copy = { bytes: ArrayBuffer; storedAt: number };

export type Copies = {
  /** `null` when there is none, or when the store does not answer in time. Never throws. */
  read: (key: string) => Promise<Copy | null>;
  /** Never throws: a copy that was not kept is fetched again. */
  write: (key: string, copy: Copy) => Promise<void>;
};

type Metadata = { storedAt?: unknown };

/** Copies of what the text service answered, in KV, for half a year. A failing KV costs time only. */
export function createKvCopies(kv: KVNamespace): Copies {
  return {
    async read(key) {
      try {
        const { value, metadata } = await within(DEADLINES.kvRead, 'KV', () =>
          kv.getWithMetadata<Metadata>(key, 'arrayBuffer'),
        );
        if (value === null) return null;
        const storedAt = metadata?.storedAt;
        return { bytes: value, storedAt: typeof storedAt === 'number' ? storedAt : 0 };
      } catch (error) {
        logWarning(error, { what: 'KV read', key });
        return null;
      }
    },
    async write(key, { bytes, storedAt }) {
      try {
        const options = { metadata: { storedAt }, expirationTtl: KEPT_SECONDS };
        await within(DEADLINES.kvWrite, 'KV', () => kv.put(key, bytes, options));
      } catch (error) {
        logWarning(error, { what: 'KV write', key });
      }
    },
  };
}
