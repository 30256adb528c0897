import { useCallback, useEffect, useState } from 'react';
import type { DivineName } from './model.ts';
import type { NamesSource } from './names-source.ts';

export type NamesState =
  { status: 'ready'; names: readonly DivineName[] } | { status: 'loading' } | { status: 'failed' };

/** The names: at once when they are kept, else fetched, with a way to try again. */
export function useNames(source: NamesSource): [NamesState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ attempt: number; state: NamesState }>();
  const kept = source.peek();

  useEffect(() => {
    if (source.peek() !== null) return;
    const abort = new AbortController();
    const settle = (state: NamesState) => {
      if (!abort.signal.aborted) setSettled({ attempt, state });
    };
    source.load(abort.signal).then(
      (names) => settle({ status: 'ready', names }),
      () => settle({ status: 'failed' }),
    );
    return () => abort.abort();
  }, [source, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (kept !== null) return [{ status: 'ready', names: kept }, retry];
  return [settled?.attempt === attempt ? settled.state : { status: 'loading' }, retry];
}
