import { NOT_CONFIGURED } from '@fahm/contracts/person/billing.ts';
import { createStripe, isLive } from '@fahm/domain/billing/stripe.ts';
import type { Billing } from '@fahm/domain/billing/subscribe.ts';
import { serviceAddress } from '@fahm/worker-kit/environment.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import * as z from 'zod/mini';

/** All of it or none: without a key the product runs and sells nothing. */
const billingEnvSchema = z.object({
  STRIPE_SECRET_KEY: z.string().check(z.regex(/^(?:sk|rk)_(?:test|live)_\w+$/)),
  STRIPE_PUBLISHABLE_KEY: z.string().check(z.regex(/^pk_(?:test|live)_\w+$/)),
  STRIPE_PRICE_ID: z.string().check(z.startsWith('price_')),
  /** `on` when Stripe Tax is set up. */
  STRIPE_TAX: z.optional(z.enum(['on', 'off'])),
  /** The operator's word that Pro may be sold; asked for with live keys alone (ruling A28). */
  PRO_OPEN: z.optional(z.enum(['0', '1'])),
  /** Where Stripe answers; only where that is a stand-in on this machine. */
  STRIPE_API_BASE: z.optional(serviceAddress),
});

export type BillingConfig = Billing & { publishableKey: string };

const cache = new WeakMap<object, BillingConfig | null>();

/** How this deployment takes payments; null when it does not. Keys of two modes are no configuration. */
export function billingConfig(bindings: object): BillingConfig | null {
  const known = cache.get(bindings);
  if (known !== undefined) return known;
  const config = readConfig(bindings);
  cache.set(bindings, config);
  return config;
}

function readConfig(bindings: object): BillingConfig | null {
  const result = z.safeParse(billingEnvSchema, bindings);
  if (!result.success) return null;
  const env = result.data;
  const livemode = isLive(env.STRIPE_SECRET_KEY);
  if (livemode !== env.STRIPE_PUBLISHABLE_KEY.startsWith('pk_live_')) return null;
  // A real key goes to Stripe and to nobody else.
  if (livemode && env.STRIPE_API_BASE !== undefined) return null;
  return {
    stripe: createStripe({ secretKey: env.STRIPE_SECRET_KEY, apiBase: env.STRIPE_API_BASE }),
    livemode,
    isReleased: env.PRO_OPEN === '1',
    priceId: env.STRIPE_PRICE_ID,
    automaticTax: env.STRIPE_TAX === 'on',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
  };
}

/** @throws ServiceError `unavailable` when payments are not set up here ([8.8]). */
export function requireBilling(bindings: object): BillingConfig {
  const config = billingConfig(bindings);
  if (config === null) throw new ServiceError('unavailable', NOT_CONFIGURED);
  return config;
}
