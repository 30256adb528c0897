import { ofSubscription } from '../event-subject.ts';

/** A plan was opened, here or by hand at Stripe. */
export const subscriptionCreated = {
  type: 'customer.subscription.created',
  subject: ofSubscription,
} as const;
