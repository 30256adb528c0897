import { ofDispute } from '../event-subject.ts';

/** A payment is disputed. Whoever answers for it decides about the plan at Stripe. */
export const disputeCreated = { type: 'charge.dispute.created', subject: ofDispute } as const;
