import { billingCustomer, subscription } from '@fahm/db/schema/billing.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from '../person/user-id.ts';

/** Subscriptions of one person that are looked at; more than that nobody has. */
const MAX_ROWS = 20;

/** A person's subscriptions of one mode, the newest first. One statement. */
export const listSubscriptions = ({ db }: Context, userId: UserId, livemode: boolean) =>
  db
    .select()
    .from(subscription)
    .where(and(eq(subscription.personId, userId), eq(subscription.livemode, livemode)))
    .orderBy(desc(subscription.createdAt))
    .limit(MAX_ROWS);

/** A person's id at Stripe, or null. One statement. */
export const findCustomer = async (
  { db }: Context,
  userId: UserId,
  livemode: boolean,
): Promise<string | null> => {
  const [row] = await db
    .select({ stripeId: billingCustomer.stripeId })
    .from(billingCustomer)
    .where(and(eq(billingCustomer.personId, userId), eq(billingCustomer.livemode, livemode)))
    .limit(1);
  return row?.stripeId ?? null;
};
