import type { DefaultOptions, QueryFunctionContext } from '@tanstack/react-query';
import type { Api } from './client.ts';

const asItIs = { parse: (reply: unknown) => reply };

/**
 * The defaults of the calls (section 7): nothing goes stale, refetches, polls or retries by
 * itself, and a query without a function of its own is a GET to the path its key spells.
 */
export const queryDefaults = (api: Api): DefaultOptions => ({
  queries: {
    queryFn: ({ queryKey, signal }: QueryFunctionContext) =>
      api.request({ method: 'GET', path: queryKey.join('/'), reply: asItIs, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  },
  mutations: { retry: false },
});
