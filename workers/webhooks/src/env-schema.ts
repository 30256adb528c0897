import { createStripe, isLive } from '@fahm/domain/billing/stripe.ts';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';

const isD1 = (value: unknown): value is D1Database =>
  typeof value === 'object' && value !== null && 'prepare' in value && 'batch' in value;

const secret = z.string().check(z.startsWith('whsec_'), z.minLength(16));

const envSchema = z.object({
  DB: z.custom<D1Database>(isD1, 'is not a D1 database'),
  STRIPE_SECRET_KEY: z.string().check(z.regex(/^(?:sk|rk)_(?:test|live)_\w+$/)),
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: z.optional(secret),
  /** Where Stripe answers; only where that is a stand-in on this machine. */
  STRIPE_API_BASE: z.optional(z.url()),
});

export type Config = {
  database: D1Database;
  stripe: Stripe;
  livemode: boolean;
  /** Secrets that a signature may be made with: the current one, and the one before while it is changed. */
  signingSecrets: readonly string[];
};

const kept = new WeakMap<object, Config>();

/** @throws Error that names every binding at fault, for the log only. */
export function readConfig(bindings: object): Config {
  const known = kept.get(bindings);
  if (known !== undefined) return known;
  const result = z.safeParse(envSchema, bindings);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`${faults.join('; ')} (see workers/webhooks/wrangler.toml)`);
  }
  const env = result.data;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = env;
  const previous = env.STRIPE_WEBHOOK_SECRET_PREVIOUS;
  const config = {
    database: env.DB,
    stripe: createStripe({ secretKey, apiBase }),
    livemode: isLive(secretKey),
    signingSecrets: [env.STRIPE_WEBHOOK_SECRET, ...(previous === undefined ? [] : [previous])],
  };
  kept.set(bindings, config);
  return config;
}
