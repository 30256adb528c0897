import type { Api } from '@fahm/api-client/client.ts';
import { isApiError, isUnauthorized } from '@fahm/api-client/errors.ts';
import { reviewCard, undoReview } from '@fahm/api-client/study/flashcards.ts';
import type { ErrorCode } from '@fahm/contracts/error-codes.ts';
import type { Pending, Sent } from './review-queue.ts';

/** What our server says of a review that it will not take tomorrow either. */
const NEVER: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'conflict',
  'unprocessable',
  'subscription_required',
]);

/**
 * Tells the server of a review or of its undoing; both may be told again. Given up is only what it refuses for good.
 * `onSignedOut` hears that the session has ended: until somebody signs in it is kept.
 */
export async function sendPending(
  api: Api,
  pending: Pending,
  onSignedOut: () => void,
): Promise<Sent> {
  const { cardId, key } = pending;
  try {
    if (pending.kind === 'undo') await undoReview(api, cardId, { review: key });
    else await reviewCard(api, cardId, pending.review);
    return 'done';
  } catch (error) {
    // An answer without an id of the request is not our server's: a network that asks to sign in, a proxy.
    const isOurs = isApiError(error) && error.requestId !== null;
    if (isOurs && isUnauthorized(error)) onSignedOut();
    return isOurs && NEVER.has(error.code) ? 'refused' : 'later';
  }
}
