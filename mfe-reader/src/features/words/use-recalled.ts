import { createApi } from '@fahm/api-client/client.ts';
import { getRecalledWords } from '@fahm/api-client/study/recalled-words.ts';
import { useSession } from '@fahm/mfe-kit/use-session.ts';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/services.ts';

/** The words that somebody recalled on two days, by their ids; null without an account, and until it is known. */
export type Recalled = ReadonlySet<string>;

/** Asked anew with each page that wants it: study may have been between. */
export function useRecalled(): Recalled | null {
  const session = useSession(useServices().host);
  const owner =
    session.status === 'member' && session.user.onboardingCompleted ? session.user.id : null;
  const [answer, setAnswer] = useState<{ owner: string; words: Recalled } | null>(null);
  useEffect(() => {
    if (owner === null) return undefined;
    const left = new AbortController();
    const api = createApi({ fetch: (...request) => fetch(...request), baseUrl: '' });
    getRecalledWords(api, left.signal).then(
      ({ recalled }) => setAnswer({ owner, words: new Set(Object.keys(recalled)) }),
      // Without it the page tells what the device knows.
      () => {},
    );
    return () => left.abort();
  }, [owner]);
  return answer !== null && answer.owner === owner ? answer.words : null;
}
