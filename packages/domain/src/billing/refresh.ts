import { billingCustomer, subscription } from '@fahm/db/schema/billing.ts';
import { entitlement } from '@fahm/db/schema/entitlement.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Context } from '../context.ts';
import { entitledBy, type SubscriptionFacts, TERMINAL } from './model.ts';
import { factsOf, idOf } from './read-stripe.ts';
import { selectList } from '../statements.ts';

type FencingToken = { personId: string; livemode: boolean; token: number };

/**
 * Draws a fencing token before Stripe is asked: of two answers the one that was asked for later is newer, whichever
 * arrives first and whatever the clocks say. Null for a customer who is nobody here (any more).
 */
export async function drawFencingToken(
  { db }: Context,
  customerId: string,
): Promise<FencingToken | null> {
  const [row] = await db
    .update(billingCustomer)
    .set({ fencingTokens: sql`${billingCustomer.fencingTokens} + 1` })
    .where(eq(billingCustomer.stripeId, customerId))
    .returning({
      personId: billingCustomer.personId,
      livemode: billingCustomer.livemode,
      token: billingCustomer.fencingTokens,
    });
  return row ?? null;
}

/**
 * Writes what Stripe said, and what follows for the person's entitlement, all or nothing. An older answer
 * changes nothing; a plan that has ended stays ended.
 */
export async function storeSubscription(
  { db, now }: Context,
  said: Stripe.Subscription,
  { personId, livemode, token }: FencingToken,
): Promise<void> {
  const facts: SubscriptionFacts = factsOf(said, now);
  const entitled = entitledBy(facts);
  const row = {
    ...facts,
    livemode,
    entitledFrom: entitled?.from ?? null,
    entitledUntil: entitled?.until ?? null,
    fencingToken: token,
    checkedAt: now,
  };
  await db.batch([
    db
      .insert(subscription)
      .values({ id: said.id, personId, ...row })
      .onConflictDoUpdate({
        target: subscription.id,
        set: row,
        setWhere: sql`${subscription.fencingToken} < ${token} and ${notInArray(subscription.status, [...TERMINAL])}`,
      }),
    db
      .delete(entitlement)
      .where(and(eq(entitlement.personId, personId), eq(entitlement.source, 'billing'))),
    db.insert(entitlement).select(sql`select ${selectList(entitlement, {
      personId,
      source: 'billing',
      startsAt: sql`min(${subscription.entitledFrom})`,
      endsAt: sql`max(${subscription.entitledUntil})`,
    })} from ${subscription}
      where ${subscription.personId} = ${personId} and ${subscription.entitledUntil} is not null
      group by ${subscription.personId}`),
  ]);
}

/** Asks Stripe how a subscription stands and keeps that. False when it belongs to nobody here. */
export async function refreshSubscription(
  ctx: Context,
  stripe: Stripe,
  id: string,
  customerId: string,
): Promise<boolean> {
  const token = await drawFencingToken(ctx, customerId);
  if (token === null) return false;
  const said = await stripe.subscriptions.retrieve(id);
  // A key of the other mode cannot have answered; a customer of another account could.
  if (said.livemode !== token.livemode || idOf(said.customer) !== customerId) return false;
  await storeSubscription(ctx, said, token);
  return true;
}

/** The same for every subscription of a customer. */
export async function refreshCustomer(
  ctx: Context,
  stripe: Stripe,
  customerId: string,
): Promise<boolean> {
  const token = await drawFencingToken(ctx, customerId);
  if (token === null) return false;
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 20,
  });
  for (const said of data) {
    if (said.livemode === token.livemode) await storeSubscription(ctx, said, token);
  }
  return true;
}
