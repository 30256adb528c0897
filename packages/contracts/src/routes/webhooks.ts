import * as z from 'zod/mini';
import type { Route } from './route.ts';

/** What we know of an event before it is believed; its shape is Stripe's to say. */
const stripeEventSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
});

/** What others tell us, which the webhooks worker takes down. */
export const webhookRoutes = {
  /** An event of Stripe, signed in the header `stripe-signature`: written down, then done. */
  receiveStripeEvent: {
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'stripe',
    body: stripeEventSchema,
    /** Far above any event that Stripe sends. */
    maxBodyBytes: 512 * 1024,
    media: 'text/plain',
  },
} as const satisfies Record<string, Route>;
