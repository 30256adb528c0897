import type { RecalledWords } from '@fahm/contracts/study/recalled-words.ts';
import type { Api } from '../client.ts';

// Free of zod and of the query client: a page that only reads must not pay for them.

const reply = {
  parse: (value: unknown): RecalledWords => {
    const { recalled } = (value ?? {}) as { recalled?: unknown };
    if (typeof recalled !== 'object' || recalled === null) throw new TypeError('no words');
    const words = Object.entries(recalled).filter((entry): entry is [string, number] =>
      Number.isInteger(entry[1]),
    );
    return { recalled: Object.fromEntries(words) };
  },
};

/** GET /api/words/recalled ([7.27]): the words that were recalled on two separate days. */
export const getRecalledWords = (api: Api, signal?: AbortSignal): Promise<RecalledWords> =>
  api.request({ method: 'GET', path: '/api/words/recalled', reply, signal });
