import { createApi } from '@fahm/api-client/client.ts';
import { getTranslations } from '@fahm/api-client/quran.ts';
import type { EditionList } from '@fahm/contracts/quran/quran.ts';
import { useCallback, useEffect, useState } from 'react';

const api = createApi({ fetch: (...args) => fetch(...args), baseUrl: '' });

export type EditionsState =
  | { status: 'loading' }
  | { status: 'failed'; offline: boolean }
  | { status: 'ready'; list: EditionList };

/** The translations there are to choose from, and the way to ask for them again. */
export function useEditions(): [EditionsState, () => void] {
  const [state, setState] = useState<EditionsState>({ status: 'loading' });
  const load = useCallback((signal?: AbortSignal) => {
    const settle = (next: EditionsState) => {
      if (signal?.aborted !== true) setState(next);
    };
    getTranslations(api, signal).then(
      (list) => settle({ status: 'ready', list }),
      () => settle({ status: 'failed', offline: !navigator.onLine }),
    );
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);
    return () => abort.abort();
  }, [load]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    load();
  }, [load]);
  const failed = state.status === 'failed';
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);
  return [state, retry];
}
