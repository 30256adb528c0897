import { isUnauthorized } from '@fahm/api-client/errors.ts';
import { loginPath } from '@fahm/contracts/person/sign-in.ts';
import type { HostServices, Notice } from '@fahm/mfe-kit/remote.ts';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** How long the words stand before people are led to sign in again, in milliseconds (spec 8.4). */
const REDIRECT_MS = 500;

type Words = Pick<Notice, 'title' | 'text'>;

/**
 * Does something at the server and says how it went. Whoever was signed out meanwhile is told so and led to
 * sign in again. Answers whether it succeeded.
 */
export function useAction(host: HostServices) {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: () => Promise<void>, words: { done?: Words; failed: Words }) => {
    setIsBusy(true);
    try {
      await action();
      if (words.done !== undefined) host.notify({ ...words.done, tone: 'success' });
      return true;
    } catch (error) {
      const gone = isUnauthorized(error);
      host.notify({ ...(gone ? messages.unauthorized : words.failed), tone: 'destructive' });
      if (gone) setTimeout(() => location.assign(loginPath(paths.profile)), REDIRECT_MS);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
