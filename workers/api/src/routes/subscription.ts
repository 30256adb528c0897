import type { SubscriptionStatus } from '@fahm/contracts/subscription.ts';
import { getEntitlements } from '@fahm/domain/entitlement/data.ts';
import { isSubscribed } from '@fahm/domain/entitlement/model.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/require-person.ts';

/** GET /api/subscription/status ([7.7]): answered from the entitlements, as the user's own field is. */
export const subscriptionRoutes = new Hono<AppEnv>().get('/status', requirePerson, async (c) => {
  const { ctx, session } = c.var;
  const entitlements = await getEntitlements(ctx, session.userId);
  return c.json<SubscriptionStatus>({ hasActiveSubscription: isSubscribed(entitlements, ctx.now) });
});
