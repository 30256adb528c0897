import { Stripe } from 'stripe';

export type StripeSettings = {
  /** Secret or restricted key. Its mode is that of everything written with it. */
  secretKey: string;
  /** Where Stripe answers, when that is not Stripe itself: `http://127.0.0.1:12111`. */
  apiBase?: string | undefined;
};

/** Every try of a call ends by then; a webhook or a page waits for it. */
const DEADLINE_MS = 5000;

/** Whether a key moves real money. */
export const isLive = (secretKey: string): boolean => /^(?:sk|rk)_live_/.test(secretKey);

/**
 * A client for workers: `fetch`, no Node modules; the API version is the one this package was made for.
 * @throws Error for a live key with an `apiBase`: it goes to Stripe and to nobody else.
 */
export function createStripe({ secretKey, apiBase }: StripeSettings): Stripe {
  if (isLive(secretKey) && apiBase !== undefined) {
    throw new Error('STRIPE_API_BASE: a live key goes to Stripe alone');
  }
  const base = apiBase === undefined ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: DEADLINE_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base === null
      ? {}
      : {
          host: base.hostname,
          port: base.port,
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }),
  });
}
