import { expect, type Page } from '@playwright/test';

/** Cards as Stripe's test mode has them: refused, and one that asks for a step at the bank. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  refused: '4000 0000 0000 0002',
  bank: '4000 0025 0000 3155',
  /** Taken, but Stripe hears of it from the bank only later. */
  slow: '4000 0000 0000 0077',
};

/** Runs in the page in place of the provider's script: the part of its interface that a payment form needs. */
const SCRIPT = `
function element() {
  const heard = new Map();
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Card number');
  return {
    field,
    on(name, listener) { heard.set(name, listener); return this; },
    once() {}, off(name) { heard.delete(name); },
    update() {}, blur() {}, clear() {}, focus() { field.focus(); }, unmount() { field.remove(); },
    destroy() { field.remove(); }, collapse() {},
    mount(place) { place.append(field); setTimeout(() => heard.get('ready')?.(), 50); },
  };
}
window.Stripe = Object.assign((key) => ({
  key,
  elements({ clientSecret }) {
    const made = element();
    return { clientSecret, made, create: () => made, getElement: () => made, update() {},
      fetchUpdates: async () => ({}), submit: async () => ({}) };
  },
  async confirmPayment({ elements, confirmParams }) {
    const { clientSecret, made } = elements;
    const body = new URLSearchParams({ clientSecret, card: made.field.value });
    const reply = await fetch('https://api.stripe.com/v1/confirm', { method: 'POST', body });
    const said = await reply.json();
    if (said.error) return { error: said.error };
    if (said.redirect) {
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('payment_intent_client_secret', clientSecret);
      back.searchParams.set('redirect_status', said.redirect);
      location.assign(back);
      return new Promise(() => {});
    }
    return { paymentIntent: { status: 'succeeded' } };
  },
  createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
  _registerWrapper() {}, registerAppInfo() {},
}), { version: 'endive' });
`;

/** Happens at the stand-in of Stripe, as people, banks and time let it happen. */
export async function atStripe(action: string, subscription: string): Promise<void> {
  const body = new URLSearchParams({ action, subscription });
  await fetch(`${process.env['STRIPE']}/_test/act`, { method: 'POST', body });
}

/** Makes whoever is signed in a subscriber, by a payment at the stand-in; waits until the webhook has told. */
export async function becomePro(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const begun = await page.request.post('/api/create-subscription', { headers, data: {} });
  const { subscriptionId } = (await begun.json()) as { subscriptionId: string };
  await atStripe('pay', subscriptionId);
  const status = async () => (await page.request.get('/api/subscription/status')).json();
  await expect.poll(status).toEqual({ hasActiveSubscription: true });
}

type Person = { id: string; status: string };

/** Subscriptions that the stand-in has of a person. */
export async function subscriptionsOf(person: string): Promise<Person[]> {
  const reply = await fetch(
    `${process.env['STRIPE']}/_test/state?${new URLSearchParams({ person })}`,
  );
  return (await reply.json()) as Person[];
}

/** Serves the provider's script to a page and lets its calls reach the stand-in of Stripe. */
export async function servePayments(page: Page): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT, headers }),
  );
  await page.route('https://api.stripe.com/**', async (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '');
    const card = sent.get('card');
    if (card === CARDS.refused) {
      return route.fulfill({ json: { error: { message: 'Your card was declined.' } }, headers });
    }
    if (card === CARDS.slow) return route.fulfill({ json: {}, headers });
    await atStripe('pay', (sent.get('clientSecret') ?? '').replace(/_secret$/, ''));
    const json = card === CARDS.bank ? { redirect: 'succeeded' } : {};
    return route.fulfill({ json, headers });
  });
}
