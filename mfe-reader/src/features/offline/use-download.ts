import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshCachedText } from '../../lib/text/cached-text.ts';
import { type Failure, failureOf } from './failure.ts';
import { prepareReader } from './prepare.ts';

export type DownloadState =
  | { status: 'idle' }
  | {
      status: 'running';
      /** Of 1; what is left after the last byte is getting ready. */
      share: number;
    }
  | { status: 'done' }
  | { status: 'removed' }
  | { status: 'failed'; why: Failure };

type Work = (signal: AbortSignal, onBytes: (bytes: number) => void) => Promise<void>;

/** Runs one download at a time, and tells how it goes. `total` in bytes, unpacked. */
export function useDownload(total: number) {
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = useCallback(
    async (work: Work) => {
      const abort = new AbortController();
      running.current = abort;
      const onBytes = (bytes: number) => {
        if (!abort.signal.aborted)
          setState({ status: 'running', share: Math.min(1, bytes / total) });
      };
      onBytes(0);
      const outcome = await run(work, abort.signal, onBytes);
      await refreshCachedText();
      setState(abort.signal.aborted ? { status: 'idle' } : outcome);
    },
    [total],
  );
  const remove = useCallback(async (work: () => Promise<void>) => {
    await work();
    await refreshCachedText();
    setState({ status: 'removed' });
  }, []);
  const cancel = useCallback(() => running.current?.abort(), []);
  return { state, start, cancel, remove };
}

async function run(
  work: Work,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<DownloadState> {
  try {
    // Whoever asks for text to be kept does not want the browser to clear it away.
    void navigator.storage?.persist?.();
    await work(signal, onBytes);
    return (await prepareReader(signal)) ? { status: 'done' } : { status: 'failed', why: 'worker' };
  } catch (error) {
    return { status: 'failed', why: failureOf(error) };
  }
}
