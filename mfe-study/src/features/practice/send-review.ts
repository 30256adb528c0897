import type { Api } from '@fahm/api-client/client.ts';
import { isApiError } from '@fahm/api-client/errors.ts';
import { reviewCard, undoReview } from '@fahm/api-client/flashcards.ts';
import type { Pending, Sent } from './review-queue.ts';

/** Tells the server of a review or of its undoing; both may be told again. */
export async function sendPending(api: Api, pending: Pending): Promise<Sent> {
  const { cardId, key } = pending;
  try {
    if (pending.kind === 'undo') await undoReview(api, cardId, { review: key });
    else await reviewCard(api, cardId, pending.review);
    return 'done';
  } catch (error) {
    // Signed out meanwhile, too many at once, no network, a fault of the server's: it may go well later.
    const status = isApiError(error) ? error.status : 0;
    return status >= 400 && status < 500 && ![401, 408, 429].includes(status) ? 'refused' : 'later';
  }
}
