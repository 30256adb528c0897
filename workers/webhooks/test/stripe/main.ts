// Stripe's stand-in on its own: `node workers/webhooks/test/stripe/main.ts [port]`. The first line it prints
// is its address. `POST /_test/deliver-to` with `url` and `secret` names the webhook that hears of events.
import { startStripe } from './server.ts';

const stripe = await startStripe(Number(process.argv[2] ?? 0));
console.log(stripe.origin);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stripe.stop());
