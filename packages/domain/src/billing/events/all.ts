import type { Stripe } from 'stripe';
import type { Subject } from '../event-subject.ts';
import { chargeRefunded } from './charge-refunded.ts';
import { disputeCreated } from './dispute-created.ts';
import { invoicePaid } from './invoice-paid.ts';
import { invoicePaymentActionRequired } from './invoice-payment-action-required.ts';
import { invoicePaymentFailed } from './invoice-payment-failed.ts';
import { subscriptionCreated } from './subscription-created.ts';
import { subscriptionDeleted } from './subscription-deleted.ts';
import { subscriptionPaused } from './subscription-paused.ts';
import { subscriptionResumed } from './subscription-resumed.ts';
import { subscriptionUpdated } from './subscription-updated.ts';

type Known = { type: Stripe.Event['type']; subject: (event: Stripe.Event) => Subject | null };

/** Events that change how somebody's plan stands. Stripe is asked to send these; others are let pass. */
const KNOWN_EVENTS: readonly Known[] = [
  subscriptionCreated,
  subscriptionUpdated,
  subscriptionDeleted,
  subscriptionPaused,
  subscriptionResumed,
  invoicePaid,
  invoicePaymentFailed,
  invoicePaymentActionRequired,
  chargeRefunded,
  disputeCreated,
];

/** Who an event is about; null when it is nothing to us. */
export const subjectOf = (event: Stripe.Event): Subject | null =>
  KNOWN_EVENTS.find(({ type }) => type === event.type)?.subject(event) ?? null;
