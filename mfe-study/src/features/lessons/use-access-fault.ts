import { isApiError } from '@fahm/api-client/errors.ts';
import { useEffect } from 'react';
import { useStudy } from '../../lib/study.ts';
import { messages } from './messages.ts';

/**
 * The server refused what the page took to be open: says so once (spec 6.1, 8.5), and asks anew who is
 * signed in, so that the page shows the card that is right.
 */
export function useAccessFault(error: unknown): void {
  const { host } = useStudy();
  const refused = isApiError(error) && (error.status === 401 || error.status === 403);
  useEffect(() => {
    if (!refused) return;
    host.notify({ ...messages.locked, tone: 'destructive' });
    void host.session?.refresh();
  }, [refused, host]);
}
