import { isUnauthorized } from '@fahm/api-client/errors.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';

/** What a translator would need of it. */
const messages = {
  signedOut: {
    title: 'Please sign in again',
    text: 'Your session has ended, so nothing was changed. What stands on this page stays here.',
  },
};

/**
 * Says that a change was not saved: with these words, or that the session has ended. The page stays as it is, so that
 * nothing typed is lost.
 */
export function sayFailure(
  { notify }: Pick<HostServices, 'notify'>,
  error: unknown,
  words: { title: string; text: string },
): void {
  notify({ ...(isUnauthorized(error) ? messages.signedOut : words), tone: 'destructive' });
}
