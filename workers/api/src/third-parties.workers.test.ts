import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { billingConfig } from './billing-config.ts';
import { coachConfig } from './coach/coach-config.ts';

// The provider of sign-ins is held to the same in auth-config.workers.test.ts.

const coach = (COACH_ENDPOINT: string) => coachConfig({ ...env, COACH_MODEL: 'm', COACH_ENDPOINT });
const billing = (STRIPE_API_BASE: string) =>
  billingConfig({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_PRICE_ID: 'price_1',
    STRIPE_API_BASE,
  });

test.each(['https://models.example/v1', 'http://127.0.0.1:9/v1'])(
  '[R2] a third party is spoken to over TLS, or on this machine: %s',
  (address) => {
    expect(coach(address).model).not.toBeNull();
    expect(billing(address)).not.toBeNull();
  },
);

test.each(['http://models.example/v1', 'http://10.0.0.1:9', 'ftp://models.example', 'models'])(
  '[R2] and in no other way: %s is no configuration',
  (address) => {
    expect(() => coach(address)).toThrow('not configured');
    expect(billing(address)).toBeNull();
  },
);
