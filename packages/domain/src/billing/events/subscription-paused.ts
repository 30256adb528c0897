import { ofSubscription } from '../event-subject.ts';

/** A trial ended without a way to pay: the plan opens nothing until it is resumed. */
export const subscriptionPaused = {
  type: 'customer.subscription.paused',
  subject: ofSubscription,
} as const;
