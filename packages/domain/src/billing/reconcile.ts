import { billingCustomer, subscription } from '@fahm/db/schema/billing.ts';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Context } from '../context.ts';
import { TERMINAL } from './model.ts';
import { refreshSubscription } from './refresh.ts';

/** Plans that one run looks at, those that were not looked at for longest. */
const BATCH = 200;

/**
 * Asks Stripe about every plan that has not ended: an event that never came is made good. Answers how many
 * were asked about, and which could not be.
 */
export async function reconcile(
  ctx: Context,
  stripe: Stripe,
  livemode: boolean,
): Promise<{ checked: number; failed: string[] }> {
  const open = await ctx.db
    .select({ id: subscription.id, customerId: billingCustomer.stripeId })
    .from(subscription)
    .innerJoin(
      billingCustomer,
      and(
        eq(billingCustomer.personId, subscription.personId),
        eq(billingCustomer.livemode, subscription.livemode),
      ),
    )
    .where(and(eq(subscription.livemode, livemode), notInArray(subscription.status, [...TERMINAL])))
    .orderBy(asc(subscription.checkedAt))
    .limit(BATCH);
  const failed: string[] = [];
  for (const { id, customerId } of open) {
    await refreshSubscription(ctx, stripe, id, customerId).catch(() => failed.push(id));
  }
  return { checked: open.length, failed };
}
