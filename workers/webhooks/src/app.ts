import { webhookRoutes } from '@fahm/contracts/routes/webhooks.ts';
import { createContext } from '@fahm/domain/context.ts';
import { processEvent, recordEvent } from '@fahm/domain/billing/ledger.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readConfig } from './env-schema.ts';
import { logError, logWarning } from '@fahm/worker-kit/log.ts';
import { securityHeaders } from '@fahm/worker-kit/security-headers.ts';
import { serveRoute } from '@fahm/worker-kit/serve.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { verifyEvent } from './verify-event.ts';

const { receiveStripeEvent } = webhookRoutes;

/** Nothing but Stripe's address. Answers are short: nobody reads them but Stripe's own log. */
export const app = new Hono<{ Bindings: object }>();

app.onError((error, c) => {
  logError(error, { subject: 'webhook' });
  const isUnready = error instanceof ServiceError && error.code === 'unavailable';
  // Stripe sends the event again, for three days.
  return c.text('not now', isUnready ? 503 : 500);
});

app.use(securityHeaders('no-store'));

/**
 * Believe it, write it down, answer; then ask Stripe how things stand. An event that is written down is done sooner or
 * later: by this request, or by the cron. The body is read here, to the letter: its signature is over the bytes.
 */
serveRoute(app, receiveStripeEvent, {
  guards: [
    bodyLimit({
      maxSize: receiveStripeEvent.maxBodyBytes,
      onError: (c) => c.text('too large', 413),
    }),
  ],
  answer: async (c) => {
    const { database, stripe, livemode, signingSecrets } = readConfig(c.env);
    const signature = c.req.header('stripe-signature') ?? '';
    const event = await verifyEvent(stripe, await c.req.text(), signature, signingSecrets);
    if (event === null) {
      logWarning('an event that Stripe did not sign, or long ago', { subject: 'webhook' });
      return c.text('bad signature', 400);
    }
    // The other mode's events come to the other mode's deployment.
    if (event.livemode !== livemode) return c.text('other mode', 200);
    const isNew = await recordEvent(createContext(database), event);
    if (isNew) {
      const work = processEvent(createContext(database), stripe, event.id);
      c.executionCtx.waitUntil(
        work.catch((error: unknown) => logError(error, { subject: event.id })),
      );
    }
    return c.text('ok', 200);
  },
});
