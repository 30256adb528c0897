import type { RecalledWords } from '@fahm/contracts/study/recalled-words.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** GET /api/words/recalled ([7.27]): the words that were recalled on two separate days. */
export const getRecalledWords = (api: Api, signal?: AbortSignal): Promise<RecalledWords> =>
  api.request({
    method: 'GET',
    path: '/api/words/recalled',
    reply: async () =>
      (await import('@fahm/contracts/study/recalled-words.ts')).recalledWordsSchema,
    signal,
  });

export const recalledWordsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/words', 'recalled'],
    queryFn: ({ signal }) => getRecalledWords(api, signal),
  });
