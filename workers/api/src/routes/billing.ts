import {
  type Billing,
  type CreatedSubscription,
  emptyBodySchema,
  type Portal,
} from '@fahm/contracts/billing.ts';
import { isCheckoutOpen } from '@fahm/domain/billing/checkout.ts';
import { openPortal, setCanceling } from '@fahm/domain/billing/manage.ts';
import { describePlan } from '@fahm/domain/billing/plan.ts';
import { startSubscription } from '@fahm/domain/billing/subscribe.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { readAuthConfig } from '../auth/auth-config.ts';
import { requirePerson } from '../auth/require-person.ts';
import { billingConfig, requireBilling } from '../billing-config.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitWrites } from '../guard/limits.ts';
import { talkToStripe } from '../talk-to-stripe.ts';

/** POST /api/create-subscription ([7.8]). */
export const createSubscriptionRoutes = new Hono<AppEnv>()
  .use(requirePerson, limitWrites)
  .post('/', async (c) => {
    await jsonBody(c, emptyBodySchema);
    const { ctx, session } = c.var;
    const billing = requireBilling(c.env);
    const started = await talkToStripe(() => startSubscription(ctx, billing, session.userId));
    return c.json<CreatedSubscription>(started);
  });

/** GET /api/billing: how my plan stands. POST cancel, resume, portal: what can be done about it. */
export const billingRoutes = new Hono<AppEnv>()
  .use(requirePerson, limitWrites)
  .get('/', async (c) => {
    const config = billingConfig(c.env);
    const { ctx, session } = c.var;
    const livemode = config?.livemode ?? false;
    const plan = await describePlan(ctx, session.userId, livemode);
    return c.json<Billing>({
      isOpen: config !== null && (await isCheckoutOpen(ctx, livemode)),
      publishableKey: config?.publishableKey ?? null,
      ...plan,
    });
  })
  .post('/cancel', async (c) => {
    await jsonBody(c, emptyBodySchema);
    const billing = requireBilling(c.env);
    await talkToStripe(() => setCanceling(c.var.ctx, billing, c.var.session.userId, true));
    return c.body(null, 204);
  })
  .post('/resume', async (c) => {
    await jsonBody(c, emptyBodySchema);
    const billing = requireBilling(c.env);
    await talkToStripe(() => setCanceling(c.var.ctx, billing, c.var.session.userId, false));
    return c.body(null, 204);
  })
  .post('/portal', async (c) => {
    await jsonBody(c, emptyBodySchema);
    const { publicOrigin } = readAuthConfig(c.env);
    const back = `${publicOrigin}/app/profile`;
    const billing = requireBilling(c.env);
    const url = await talkToStripe(() =>
      openPortal(c.var.ctx, billing, c.var.session.userId, back),
    );
    return c.json<Portal>({ url });
  });
