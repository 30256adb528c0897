import { Stripe } from 'stripe';
import type { StripeEvent } from './shapes.ts';

/** Tries of one delivery; Stripe's own take three days, a test has seconds. */
const TRIES = 5;

export type Listener = { url: string; secret: string };

/** Sends events as Stripe does: signed, and again while the listener does not answer with a 2xx. */
export async function deliver(event: StripeEvent, { url, secret }: Listener): Promise<void> {
  const payload = JSON.stringify(event);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => null);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** tried));
  }
}
