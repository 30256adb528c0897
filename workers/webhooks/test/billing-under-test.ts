import { env, exports } from 'cloudflare:workers';
import { inject } from 'vitest';
import { createStripe } from '@fahm/domain/billing/stripe.ts';
import type { Billing } from '@fahm/domain/billing/subscribe.ts';
import { createContext } from '@fahm/domain/context.ts';
import type { UserId } from '@fahm/domain/person/user-id.ts';
import { Stripe } from 'stripe';
import type { StripeEvent, Subscription } from './stripe/shapes.ts';

export const SECRET = 'whsec_the_secret_of_today';
export const SECRET_BEFORE = 'whsec_the_secret_of_before';
const KEY = 'sk_test_standin';

/** Bindings of the worker as it is deployed, with the stand-in for Stripe. */
Object.assign(env, {
  STRIPE_SECRET_KEY: KEY,
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: SECRET_BEFORE,
  STRIPE_API_BASE: inject('stripe'),
});

export const stripe = createStripe({ secretKey: KEY, apiBase: inject('stripe') });
export const billing: Billing = {
  stripe,
  livemode: false,
  isReleased: false,
  priceId: 'price_pro',
  automaticTax: false,
};
export const context = () => createContext(env.DB);

/** A new person. */
export async function somebody(): Promise<UserId> {
  const id = crypto.randomUUID();
  await env.DB.prepare(
    "insert into person (id, issuer, subject, email, created_at) values (?, 'https://issuer.test', ?, 'a@b.test', 0)",
  )
    .bind(id, id)
    .run();
  return id as UserId;
}

async function control<T>(path: string, form: Record<string, string> = {}): Promise<T> {
  const body = new URLSearchParams(form);
  const response = await fetch(`${inject('stripe')}/_test/${path}`, { method: 'POST', body });
  return response.json();
}

const about = (person?: string) => (person === undefined ? {} : { person });

/** What Stripe told so far, and how subscriptions stand there: of all, or of one person. */
export const eventsAtStripe = (person?: string) => control<StripeEvent[]>('events', about(person));
export const stateAtStripe = (person?: string) => control<Subscription[]>('state', about(person));
export const letHappen = (subscription: string, action: string) =>
  control('act', { subscription, action });
export const stripeAway = (requests: number) => control('away', { requests: `${requests}` });

const crypt = Stripe.createSubtleCryptoProvider();

/** Header of a request as Stripe signs it; `at` in Unix seconds. */
export const signed = (payload: string, secret = SECRET, at = Math.floor(Date.now() / 1000)) =>
  stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: at,
    cryptoProvider: crypt,
  });

/** A header whose time is any text; the signature is right for how Stripe's library reads that time. */
export async function signedAtTime(payload: string, time: string): Promise<string> {
  const read = Number.parseInt(time, 10);
  return `t=${time},v1=${await crypt.computeHMACSignatureAsync(`${read}.${payload}`, SECRET)}`;
}

/** Sends a body to the webhook, as it is. */
export const send = (body: string, signature: string): Promise<Response> =>
  exports.default.fetch(
    new Request('https://fahm.test/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body,
    }),
  );

/** Delivers an event as Stripe does. */
export async function deliver(event: StripeEvent, secret = SECRET): Promise<Response> {
  const body = JSON.stringify(event);
  return send(body, await signed(body, secret));
}
