import { ofSubscription } from '../event-subject.ts';

/** A paused plan goes on. */
export const subscriptionResumed = {
  type: 'customer.subscription.resumed',
  subject: ofSubscription,
} as const;
