import type { FigureCard } from '@fahm/contracts/content/figures.ts';
import { useEffect, useState } from 'react';

/** How long nobody must have typed before the server is asked, in milliseconds. */
const DEBOUNCE_MS = 250;

export type SearchState = {
  status: 'searching' | 'found' | 'failed';
  figures: readonly FigureCard[];
};

type Answer = { key: string; figures: readonly FigureCard[] | null };

/** [5.2]: asks only for what is not blank; an answer to an earlier query is dropped. */
export function useFigureSearch(query: string): { state: SearchState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wanted = query.trim();
  const key = `${attempt} ${wanted}`;
  useEffect(() => {
    if (wanted === '') return;
    const abort = new AbortController();
    const ask = async () => {
      const { searchFigures } = await import('./search-figures.ts');
      return searchFigures(wanted, abort.signal);
    };
    const settle = (figures: readonly FigureCard[] | null) => {
      if (!abort.signal.aborted) setAnswer({ key, figures });
    };
    const timer = setTimeout(() => {
      ask().then(settle, () => settle(null));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, key]);
  const retry = () => setAttempt((count) => count + 1);
  const figures = answer?.figures ?? [];
  if (answer?.key !== key) return { state: { status: 'searching', figures }, retry };
  return { state: { status: answer.figures === null ? 'failed' : 'found', figures }, retry };
}
