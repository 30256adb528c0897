import * as z from 'zod/mini';
import { offerSchema } from './offer.ts';

/** How a plan stands, in the words that people are told (ruling A19). */
export const planStates = [
  'free',
  'active',
  'trialing',
  'canceling',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
] as const;

/**
 * Reply of POST /api/create-subscription ([3.3], [7.8]). No secret when there is nothing to pay: the plan is
 * active already, or Stripe has none for it, and then `subscriptionId` stands alone.
 */
export const createdSubscriptionSchema = z.object({
  clientSecret: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  hasActiveSubscription: z.boolean(),
});

/** Reply of GET /api/billing. */
export const billingSchema = z.extend(offerSchema, {
  /** Stripe's publishable key; null when payments are not set up. */
  publishableKey: z.nullable(z.string()),
  state: z.enum(planStates),
  /** When the running period ends, in milliseconds since 1970; null without a plan. */
  periodEnd: z.nullable(z.number()),
  /** When Pro closes if nothing else happens; null while it renews by itself, or is closed. */
  endsAt: z.nullable(z.number()),
  hasActiveSubscription: z.boolean(),
});

/** Body of POST /api/billing/cancel and /resume: nothing, as JSON. */
export const emptyBodySchema = z.strictObject({});

/** Reply of POST /api/billing/portal. */
export const portalSchema = z.object({ url: z.url() });

/** What a person reads while payments are not set up ([8.8]); pages know it by its words "not configured". */
export const NOT_CONFIGURED = 'The payment system is not configured.';

/** What a person reads while Pro is not sold yet (ruling A28). */
export const CHECKOUT_CLOSED =
  'Pro cannot be bought yet: it opens once the lessons of all surahs are released.';

export type PlanState = (typeof planStates)[number];
export type Billing = z.infer<typeof billingSchema>;
export type CreatedSubscription = z.infer<typeof createdSubscriptionSchema>;
export type Portal = z.infer<typeof portalSchema>;
