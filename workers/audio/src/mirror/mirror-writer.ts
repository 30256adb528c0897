import type { AudioHost } from '../host/audio-host.ts';
import { logWarning } from '@fahm/worker-kit/log.ts';
import { withDeadline } from '@fahm/worker-kit/deadline.ts';
import { DEADLINES_MS } from '../deadlines.ts';
import { storedFile } from './stored-file.ts';

/** An isolate has 128 MB for everything; a file is in memory as a whole while it is checked. */
const MAX_CONCURRENT = 2;

export type MirrorWriter = {
  /** Puts a copy of the host's file into the bucket, once. Never throws; it is tried again later. */
  store: (key: string) => Promise<void>;
};

/**
 * Copies files by calls of its own: a listener's stream ends when the listener leaves, and a file
 * that is not whole must not be kept.
 */
export function createMirrorWriter(bucket: R2Bucket, host: AudioHost): MirrorWriter {
  const underWay = new Set<string>();

  const copy = async (key: string): Promise<void> => {
    const whole = { key, method: 'GET', range: null, conditions: {}, onlyIfCached: false } as const;
    const answer = await host.ask(whole);
    const { bytes, options } = await storedFile(answer, key);
    await withDeadline(DEADLINES_MS.bucketWrite, 'bucket', () => bucket.put(key, bytes, options));
  };

  return {
    async store(key) {
      if (underWay.size >= MAX_CONCURRENT || underWay.has(key)) return;
      underWay.add(key);
      try {
        await withDeadline(DEADLINES_MS.copy, key, () => copy(key));
      } catch (error) {
        logWarning(error, { what: 'recitation not kept', key });
      } finally {
        underWay.delete(key);
      }
    },
  };
}
