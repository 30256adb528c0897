import { createStripe, isLive } from '@fahm/domain/billing/stripe.ts';
import { bindings, environmentParser, serviceAddress } from '@fahm/worker-kit/environment.ts';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';

const secret = z.string().check(z.startsWith('whsec_'), z.minLength(16));

const envSchema = z.object({
  DB: bindings.d1,
  STRIPE_SECRET_KEY: z.string().check(z.regex(/^(?:sk|rk)_(?:test|live)_\w+$/)),
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: z.optional(secret),
  /** Where Stripe answers; only where that is a stand-in on this machine. */
  STRIPE_API_BASE: z.optional(serviceAddress),
});

export type Config = {
  database: D1Database;
  stripe: Stripe;
  livemode: boolean;
  /** Secrets that a signature may be made with: the current one, and the one before while it is changed. */
  signingSecrets: readonly string[];
};

const configOf = (env: z.infer<typeof envSchema>): Config => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = env;
  const previous = env.STRIPE_WEBHOOK_SECRET_PREVIOUS;
  return {
    database: env.DB,
    stripe: createStripe({ secretKey, apiBase }),
    livemode: isLive(secretKey),
    signingSecrets: [env.STRIPE_WEBHOOK_SECRET, ...(previous === undefined ? [] : [previous])],
  };
};

/** The configuration. @throws ServiceError `unavailable`, as the kit says. */
export const readConfig = environmentParser(envSchema, 'workers/webhooks/wrangler.toml', configOf);
