import type { Stripe } from 'stripe';

// The part of Stripe's shapes that the product reads, as the `stripe` package types them: when Stripe moves a
// field, these stop compiling.

export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'livemode' | 'metadata'>;

type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_start' | 'current_period_end'
>;

type Invoice = Pick<Stripe.Invoice, 'id' | 'object' | 'status'> & {
  confirmation_secret: Pick<Stripe.Invoice.ConfirmationSecret, 'client_secret' | 'type'> | null;
};

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'created'
  | 'status'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'livemode'
  | 'metadata'
> & {
  customer: string;
  items: { object: 'list'; data: Item[] };
  latest_invoice: Invoice;
};

export type StripeEvent = Pick<
  Stripe.Event,
  'id' | 'object' | 'type' | 'created' | 'livemode' | 'api_version'
> & { data: { object: object } };
