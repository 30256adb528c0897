/** Cards as Stripe's test mode has them: refused, and one that asks for a step at the bank. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  refused: '4000 0000 0000 0002',
  bank: '4000 0025 0000 3155',
  /** Taken, but Stripe hears of it from the bank only later. */
  slow: '4000 0000 0000 0077',
};

const SCRIPT_HOST = 'js.stripe.com';
/** The hosts of Stripe that a page talks to. */
export const STRIPE_HOSTS = [SCRIPT_HOST, 'api.stripe.com'];

/** Runs in the page in place of the provider's script: the part of its interface that a payment form needs. */
const SCRIPT = `
function element() {
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Card number');
  return {
    field,
    // Ready is told whoever listens, however late they began to.
    on(name, listener) { if (name === 'ready') setTimeout(listener, 50); return this; },
    once() {}, off() {},
    update() {}, blur() {}, clear() {}, focus() { field.focus(); }, unmount() { field.remove(); },
    destroy() { field.remove(); }, collapse() {},
    mount(place) { place.append(field); },
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

type Person = { id: string; status: string };

/** Subscriptions that the stand-in has of a person. */
export async function subscriptionsOf(person: string): Promise<Person[]> {
  const reply = await fetch(
    `${process.env['STRIPE']}/_test/state?${new URLSearchParams({ person })}`,
  );
  return (await reply.json()) as Person[];
}

const say = (json: object) => ({ contentType: 'application/json', body: JSON.stringify(json) });

/** What Stripe answers a page that asks for its script, or confirms a payment with a card. */
export async function answerAsStripe(
  url: string,
  body: string,
): Promise<{ contentType: string; body: string }> {
  if (new URL(url).hostname === SCRIPT_HOST)
    return { contentType: 'text/javascript', body: SCRIPT };
  const sent = new URLSearchParams(body);
  const card = sent.get('card');
  if (card === CARDS.refused) return say({ error: { message: 'Your card was declined.' } });
  if (!Object.values(CARDS).includes(card ?? '')) {
    return say({ error: { message: 'Your card number is incomplete.' } });
  }
  if (card === CARDS.slow) return say({});
  await atStripe('pay', (sent.get('clientSecret') ?? '').replace(/_secret$/, ''));
  return say(card === CARDS.bank ? { redirect: 'succeeded' } : {});
}
