/** What each worker may know of Stripe: the webhook's secrets are not the API's, nor the other way round. */
const NAMES = {
  api: [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_PRICE_ID',
    'STRIPE_TAX',
    'PRO_OPEN',
    'STRIPE_API_BASE',
  ],
  webhooks: [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_WEBHOOK_SECRET_PREVIOUS',
    'STRIPE_API_BASE',
  ],
} as const;

type Bindings = Record<string, string>;

/** Bindings from the environment; without them the product runs and sells nothing. */
export function stripeBindings(env: NodeJS.ProcessEnv): Record<keyof typeof NAMES, Bindings> {
  const pick = (names: readonly string[]): Bindings =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = env[name];
        return value === undefined || value === '' ? [] : [[name, value]];
      }),
    );
  return { api: pick(NAMES.api), webhooks: pick(NAMES.webhooks) };
}
