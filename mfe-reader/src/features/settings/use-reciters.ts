import { createApi } from '@fahm/api-client/client.ts';
import { getReciters } from '@fahm/api-client/recitations.ts';
import { BUILT_IN_RECITERS } from '@fahm/contracts/audio/built-in-reciters.ts';
import type { AudioEdition } from '@fahm/contracts/audio/recitations.ts';
import { useEffect, useState } from 'react';

const api = createApi({ fetch: (...args) => fetch(...args), baseUrl: '' });

export type ReciterLanguage = 'ar' | 'en' | 'ur';

export type RecitersState =
  | { status: 'loading' }
  | {
      status: 'ready';
      editions: readonly AudioEdition[];
      /** False when the catalogue could not be had: then these are the built-in ones (spec 8.6). */
      complete: boolean;
    };

const LOADING: RecitersState = { status: 'loading' };

/** The reciters of a language. */
export function useReciters(language: ReciterLanguage): RecitersState {
  const [state, setState] = useState<RecitersState>(LOADING);
  useEffect(() => {
    const abort = new AbortController();
    getReciters(api, language, abort.signal).then(
      (list) => setState({ status: 'ready', ...list }),
      () => {
        if (abort.signal.aborted) return;
        const builtIn = BUILT_IN_RECITERS.filter((it) => it.language === language);
        setState({ status: 'ready', editions: builtIn, complete: false });
      },
    );
    return () => abort.abort();
  }, [language]);
  return state;
}
