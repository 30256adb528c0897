import type { Stripe } from 'stripe';
import { idOf } from './read-stripe.ts';

/** What to ask Stripe about after an event; without a subscription, all of the customer's. */
type Subject = { customerId: string; subscriptionId: string | null };

/** Of an event about a subscription. */
function ofSubscription({ data }: Stripe.Event): Subject | null {
  const { id, customer } = data.object as Stripe.Subscription;
  const customerId = idOf(customer);
  return customerId === null ? null : { customerId, subscriptionId: id };
}

/** Of an event about an invoice; one that belongs to no subscription is none of ours. */
function ofInvoice({ data }: Stripe.Event): Subject | null {
  const { customer, parent } = data.object as Stripe.Invoice;
  const customerId = idOf(customer);
  const subscriptionId = idOf(parent?.subscription_details?.subscription);
  return customerId === null || subscriptionId === null ? null : { customerId, subscriptionId };
}

/** Of an event about a charge. */
function ofCharge({ data }: Stripe.Event): Subject | null {
  const customerId = idOf((data.object as Stripe.Charge).customer);
  return customerId === null ? null : { customerId, subscriptionId: null };
}

/** A dispute names a charge, which may come as an id alone: then there is nobody to ask about. */
function ofDispute({ data }: Stripe.Event): Subject | null {
  const { charge } = data.object as Stripe.Dispute;
  const customerId = typeof charge === 'string' ? null : idOf(charge.customer);
  return customerId === null ? null : { customerId, subscriptionId: null };
}

/** Events that change how somebody's plan stands. Stripe is asked to send these; others are let pass. */
const SUBJECTS: ReadonlyMap<Stripe.Event['type'], (event: Stripe.Event) => Subject | null> =
  new Map([
    /** A plan was opened, here or by hand at Stripe. */
    ['customer.subscription.created', ofSubscription],
    /** Renewed, paid, failed, told to end, told to go on: whatever it is, Stripe is asked how it stands. */
    ['customer.subscription.updated', ofSubscription],
    /** A plan has ended. */
    ['customer.subscription.deleted', ofSubscription],
    /** A trial ended without a way to pay: the plan opens nothing until it is resumed. */
    ['customer.subscription.paused', ofSubscription],
    /** A paused plan goes on. */
    ['customer.subscription.resumed', ofSubscription],
    /** Paid: the plan is active, or active again. */
    ['invoice.paid', ofInvoice],
    /** A renewal failed: the grace begins. */
    ['invoice.payment_failed', ofInvoice],
    /** The bank wants to hear from the customer: the plan waits. */
    ['invoice.payment_action_required', ofInvoice],
    /** Money went back. Whether the plan goes on is said at Stripe, where the refund was made. */
    ['charge.refunded', ofCharge],
    /** A payment is disputed. Whoever answers for it decides about the plan at Stripe. */
    ['charge.dispute.created', ofDispute],
  ]);

/** Who an event is about; null when it is nothing to us. */
export const subjectOf = (event: Stripe.Event): Subject | null =>
  SUBJECTS.get(event.type)?.(event) ?? null;
