import { isApiError } from '@fahm/api-client/errors.ts';
import { useEffect } from 'react';
import { isFree } from '../../lib/access.ts';
import { useStudy } from '../../lib/study.ts';
import { messages } from './messages.ts';

/**
 * The server refused what the page took to be open: says so once (spec 6.1, 8.5), and asks anew who is
 * signed in, so that the page shows the card that is right. Of a free surah nobody needs a subscription:
 * there the session has ended, and the card to sign in says all (ruling A10).
 */
export function useAccessFault(error: unknown, surah: number): void {
  const { host } = useStudy();
  const refused = isApiError(error) && (error.status === 401 || error.status === 403);
  useEffect(() => {
    if (!refused) return;
    if (!isFree(surah)) host.notify({ ...messages.locked, tone: 'destructive' });
    void host.session?.refresh();
  }, [refused, surah, host]);
}
