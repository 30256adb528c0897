import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { getRecalledWords } from './recalled-words.ts';

/** What `getRecalledWords` answers, for pages with a query client. */
export const recalledWordsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/words', 'recalled'],
    queryFn: ({ signal }) => getRecalledWords(api, signal),
  });
