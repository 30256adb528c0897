import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../run.ts';

const STAND_IN = 'workers/webhooks/test/stripe/main.ts';
const SIGNING_SECRET = 'whsec_of_the_stand_in';

export type StripeStandIn = {
  origin: string;
  /** Environment that lets a stack take payments of the stand-in. */
  env: Record<string, string>;
  /** Events go to the webhook of this stack from now on. */
  deliverTo: (stackUrl: string) => Promise<void>;
  stop: () => void;
};

/** Starts Stripe's stand-in, so that tests pay without a network. */
export async function startStripe(): Promise<StripeStandIn> {
  const child = spawn(process.execPath, [STAND_IN], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    origin,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_standin',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_PRICE_ID: 'price_pro',
      STRIPE_WEBHOOK_SECRET: SIGNING_SECRET,
      STRIPE_API_BASE: origin,
    },
    deliverTo: async (stackUrl) => {
      const url = `${stackUrl}/api/webhooks/stripe`;
      const body = new URLSearchParams({ url, secret: SIGNING_SECRET });
      await fetch(`${origin}/_test/deliver-to`, { method: 'POST', body });
    },
    stop: () => void child.kill(),
  };
}
