import type { Stripe } from 'stripe';
import { idOf } from './read-stripe.ts';

/** What to ask Stripe about after an event; without a subscription, all of the customer's. */
export type Subject = { customerId: string; subscriptionId: string | null };

/** Of an event about a subscription. */
export function ofSubscription({ data }: Stripe.Event): Subject | null {
  const { id, customer } = data.object as Stripe.Subscription;
  const customerId = idOf(customer);
  return customerId === null ? null : { customerId, subscriptionId: id };
}

/** Of an event about an invoice; one that belongs to no subscription is none of ours. */
export function ofInvoice({ data }: Stripe.Event): Subject | null {
  const { customer, parent } = data.object as Stripe.Invoice;
  const customerId = idOf(customer);
  const subscriptionId = idOf(parent?.subscription_details?.subscription);
  return customerId === null || subscriptionId === null ? null : { customerId, subscriptionId };
}

/** Of an event about a charge. */
export function ofCharge({ data }: Stripe.Event): Subject | null {
  const customerId = idOf((data.object as Stripe.Charge).customer);
  return customerId === null ? null : { customerId, subscriptionId: null };
}

/** A dispute names a charge, which may come as an id alone: then there is nobody to ask about. */
export function ofDispute({ data }: Stripe.Event): Subject | null {
  const { charge } = data.object as Stripe.Dispute;
  const customerId = typeof charge === 'string' ? null : idOf(charge.customer);
  return customerId === null ? null : { customerId, subscriptionId: null };
}
