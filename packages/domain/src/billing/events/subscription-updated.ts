import { ofSubscription } from '../event-subject.ts';

/** Renewed, paid, failed, told to end, told to go on: whatever it is, Stripe is asked how it stands. */
export const subscriptionUpdated = {
  type: 'customer.subscription.updated',
  subject: ofSubscription,
} as const;
