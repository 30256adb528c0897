import { ofSubscription } from '../event-subject.ts';

/** A plan has ended. */
export const subscriptionDeleted = {
  type: 'customer.subscription.deleted',
  subject: ofSubscription,
} as const;
