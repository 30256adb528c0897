import { useEffect, useState } from 'react';
import { formatReference, type VerseRange } from '../reference.ts';
import type { ChipText, LoadVerses } from './model.ts';

export type VersesState = ChipText | 'loading' | 'failed';

type Settled = { key: string; state: ChipText | 'failed' };

/** The text of a range, fetched at once. */
export function useVerses(
  range: VerseRange,
  load: LoadVerses,
): { state: VersesState; retry: () => void } {
  const [settled, setSettled] = useState<Settled | null>(null);
  const [attempt, setAttempt] = useState(0);
  const reference = formatReference(range);
  const key = `${reference} ${attempt}`;
  // A wider range keeps what is on the page until its own text is here.
  const isHere = settled !== null && settled.key === key;
  useEffect(() => {
    if (isHere) return;
    const abort = new AbortController();
    const settle = (state: Settled['state']) => {
      if (!abort.signal.aborted) setSettled({ key, state });
    };
    load(reference, abort.signal).then(settle, (error: unknown) => {
      if (!abort.signal.aborted) console.error(`Verses ${reference}`, error);
      settle('failed');
    });
    return () => abort.abort();
  }, [isHere, reference, key, load]);
  const retry = () => setAttempt((count) => count + 1);
  if (settled === null || (!isHere && settled.state === 'failed')) {
    return { state: 'loading', retry };
  }
  return { state: settled.state, retry };
}
