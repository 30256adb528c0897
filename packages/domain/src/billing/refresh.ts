import { billingCustomer, subscription } from '@fahm/db/schema/billing.ts';
import { entitlement } from '@fahm/db/schema/entitlement.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Context } from '../context.ts';
import { entitledBy, type SubscriptionFacts, TERMINAL } from './model.ts';
import { factsOf, idOf } from './read-stripe.ts';
import { selectList } from '../statements.ts';

type Ticket = { personId: string; livemode: boolean; ticket: number };

/**
 * Draws a ticket before Stripe is asked: of two answers the one that was asked for later is newer, whichever
 * arrives first and whatever the clocks say. Null for a customer who is nobody here (any more).
 */
export async function drawTicket({ db }: Context, customerId: string): Promise<Ticket | null> {
  const [row] = await db
    .update(billingCustomer)
    .set({ tickets: sql`${billingCustomer.tickets} + 1` })
    .where(eq(billingCustomer.stripeId, customerId))
    .returning({
      personId: billingCustomer.personId,
      livemode: billingCustomer.livemode,
      ticket: billingCustomer.tickets,
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
  { personId, livemode, ticket }: Ticket,
): Promise<void> {
  const facts: SubscriptionFacts = factsOf(said, now);
  const entitled = entitledBy(facts);
  const row = {
    ...facts,
    livemode,
    entitledFrom: entitled?.from ?? null,
    entitledUntil: entitled?.until ?? null,
    ticket,
    checkedAt: now,
  };
  await db.batch([
    db
      .insert(subscription)
      .values({ id: said.id, personId, ...row })
      .onConflictDoUpdate({
        target: subscription.id,
        set: row,
        setWhere: sql`${subscription.ticket} < ${ticket} and ${notInArray(subscription.status, [...TERMINAL])}`,
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
  const ticket = await drawTicket(ctx, customerId);
  if (ticket === null) return false;
  const said = await stripe.subscriptions.retrieve(id);
  // A key of the other mode cannot have answered; a customer of another account could.
  if (said.livemode !== ticket.livemode || idOf(said.customer) !== customerId) return false;
  await storeSubscription(ctx, said, ticket);
  return true;
}

/** The same for every subscription of a customer. */
export async function refreshCustomer(
  ctx: Context,
  stripe: Stripe,
  customerId: string,
): Promise<boolean> {
  const ticket = await drawTicket(ctx, customerId);
  if (ticket === null) return false;
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 20,
  });
  for (const said of data) {
    if (said.livemode === ticket.livemode) await storeSubscription(ctx, said, ticket);
  }
  return true;
}
