import { useCallback, useEffect, useState } from 'react';
import { NoSuchPage, type PageSource } from './page-source.ts';

export type PageState =
  | { status: 'ready'; content: Element }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'missing' };

/** The words of a page: at once when they are kept, else fetched, with a way to try again. */
export function usePage(source: PageSource, path: string): [PageState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ key: string; state: PageState }>();
  const cached = source.peek(path);
  const key = `${path} ${attempt}`;

  useEffect(() => {
    if (source.peek(path) !== null || source.isMissing(path)) return;
    const abort = new AbortController();
    const settle = (state: PageState) => {
      if (!abort.signal.aborted) setSettled({ key, state });
    };
    source.load(path, abort.signal).then(
      (content) => settle({ status: 'ready', content }),
      (error) => settle({ status: error instanceof NoSuchPage ? 'missing' : 'failed' }),
    );
    return () => abort.abort();
  }, [source, path, key]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (cached !== null) return [{ status: 'ready', content: cached }, retry];
  if (source.isMissing(path)) return [{ status: 'missing' }, retry];
  return [settled?.key === key ? settled.state : { status: 'loading' }, retry];
}
