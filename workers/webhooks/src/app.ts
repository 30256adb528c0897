import { statusByErrorCode, type ErrorCode } from '@fahm/contracts/error-codes.ts';
import { webhookRoutes } from '@fahm/contracts/routes/webhooks.ts';
import { createContext } from '@fahm/domain/context.ts';
import { processEvent, recordEvent } from '@fahm/domain/billing/ledger.ts';
import { bodyText } from '@fahm/worker-kit/body-text.ts';
import { Hono } from 'hono';
import { readConfig } from './env-schema.ts';
import { logError, logWarning } from '@fahm/worker-kit/log.ts';
import { securityHeaders } from '@fahm/worker-kit/security-headers.ts';
import { serveRoute } from '@fahm/worker-kit/serve.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { verifyEvent } from './verify-event.ts';

const { receiveStripeEvent } = webhookRoutes;

/** Nothing but Stripe's address. Answers are short: nobody reads them but Stripe's own log. */
export const app = new Hono<{ Bindings: object }>();

/** What Stripe's log says of an event that was not taken. Without a word of its own it is a failure of ours. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  bad_request: 'not read',
  payload_too_large: 'too large',
  unavailable: 'not now',
};

app.onError((error, c) => {
  const code = error instanceof ServiceError ? error.code : 'internal';
  const status = statusByErrorCode[code];
  if (status >= 500) logError(error, { subject: 'webhook' });
  // Stripe sends the event again, for three days.
  return c.text(WORDS[code] ?? 'not now', status);
});

app.use(securityHeaders('no-store'));

/**
 * Believe it, write it down, answer; then ask Stripe how things stand. An event that is written down is done sooner or
 * later: by this request, or by the cron. The body is read here, to the letter: its signature is over the bytes.
 */
serveRoute(app, receiveStripeEvent, {
  answer: async (c) => {
    const { database, stripe, livemode, signingSecrets } = readConfig(c.env);
    const signature = c.req.header('stripe-signature') ?? '';
    const body = await bodyText(c.req.raw, receiveStripeEvent.maxBodyBytes);
    const event = await verifyEvent(stripe, body, signature, signingSecrets);
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
