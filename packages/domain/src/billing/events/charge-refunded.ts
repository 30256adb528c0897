import { ofCharge } from '../event-subject.ts';

/** Money went back. Whether the plan goes on is said at Stripe, where the refund was made. */
export const chargeRefunded = { type: 'charge.refunded', subject: ofCharge } as const;
