import { refreshAfterReviews } from '@fahm/api-client/study/flashcards.ts';
import type { QueryClient } from '@tanstack/react-query';
import { deviceStorage } from '../../lib/device-storage.ts';
import type { Study } from '../../lib/study.ts';
import { messages } from './messages.ts';
import { createReviewQueue, type ReviewQueue } from './review-queue.ts';
import { sendPending } from './send-review.ts';

const queues = new Map<string, ReviewQueue>();

/** The one queue of a learner on this page; it also sends when the network comes back. */
export function queueOf({ api, host }: Study, userId: string, client: QueryClient): ReviewQueue {
  const known = queues.get(userId);
  if (known !== undefined) return known;
  let isSaid = false;
  const sayOnce = () => {
    if (!isSaid) host.notify({ ...messages.reviewSignedOut, tone: 'destructive' });
    isSaid = true;
  };
  const queue = createReviewQueue({
    send: async (pending) => {
      const sent = await sendPending(api, pending, sayOnce);
      if (sent === 'done') isSaid = false;
      return sent;
    },
    storage: deviceStorage(),
    storageKey: `fahm.reviews.${userId}`,
    onRefused: () => host.notify({ ...messages.reviewError, tone: 'destructive' }),
    after: (milliseconds, act) =>
      void setTimeout(() => {
        act();
        send();
      }, milliseconds),
  });
  queues.set(userId, queue);
  const send = () => {
    const before = queue.read();
    void queue.flush().then(() => (queue.read() < before ? refreshAfterReviews(client) : null));
  };
  addEventListener('online', send);
  send();
  return queue;
}
