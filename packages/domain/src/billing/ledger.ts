import { stripeEvent } from '@fahm/db/schema/billing.ts';
import { and, asc, desc, eq, lt, lte, or } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Context } from '../context.ts';
import { RETENTION_DAYS } from '../retention.ts';
import { subjectOf } from './events.ts';
import { refreshCustomer, refreshSubscription } from './refresh.ts';

/** Minutes until a failed event is tried again, by attempt; after the last it waits for an operator. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440];
/** How long the request that brought an event may take before the cron looks after it. */
const LEASE_MS = 60_000;
const DAY = 86_400_000;
/** Events in one run of the cron. */
const BATCH = 50;

type Row = typeof stripeEvent.$inferSelect;

/**
 * Writes an event into the ledger. False when it stands there already: Stripe sends again what it is not
 * sure of, and an event counts once.
 */
export async function recordEvent({ db, now }: Context, event: Stripe.Event): Promise<boolean> {
  const subject = subjectOf(event);
  const [row] = await db
    .insert(stripeEvent)
    .values({
      id: event.id,
      type: event.type,
      livemode: event.livemode,
      customerId: subject?.customerId ?? null,
      subscriptionId: subject?.subscriptionId ?? null,
      state: subject === null ? 'ignored' : 'received',
      dueAt: subject === null ? null : now + LEASE_MS,
      createdAt: event.created * 1000,
      receivedAt: now,
      doneAt: subject === null ? now : null,
    })
    .onConflictDoNothing()
    .returning({ id: stripeEvent.id });
  return row !== undefined && subject !== null;
}

/** Does what an event asks for: Stripe is asked how things stand. May be done again without harm. */
export async function processEvent(ctx: Context, stripe: Stripe, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(stripeEvent).where(eq(stripeEvent.id, id)).limit(1);
  if (row === undefined || row.customerId === null) return;
  try {
    const isOurs = await refresh(ctx, stripe, row.customerId, row.subscriptionId);
    await ctx.db
      .update(stripeEvent)
      .set({ state: isOurs ? 'done' : 'ignored', dueAt: null, problem: null, doneAt: ctx.now })
      .where(eq(stripeEvent.id, id));
  } catch (error) {
    await fail(ctx, row, error);
    throw error;
  }
}

const refresh = (ctx: Context, stripe: Stripe, customer: string, subscription: string | null) =>
  subscription === null
    ? refreshCustomer(ctx, stripe, customer)
    : refreshSubscription(ctx, stripe, subscription, customer);

async function fail({ db, now }: Context, row: Row, error: unknown): Promise<void> {
  const minutes = RETRY_MINUTES[row.attempts];
  await db
    .update(stripeEvent)
    .set({
      state: 'failed',
      attempts: row.attempts + 1,
      dueAt: minutes === undefined ? null : now + minutes * 60_000,
      problem: String(error).slice(0, 300),
    })
    .where(eq(stripeEvent.id, row.id));
}

/** Events that are due: what broke off, and what failed. Answers how many are done now. */
export async function processDue(ctx: Context, stripe: Stripe, livemode: boolean): Promise<number> {
  const due = await ctx.db
    .select({ id: stripeEvent.id })
    .from(stripeEvent)
    .where(and(lte(stripeEvent.dueAt, ctx.now), eq(stripeEvent.livemode, livemode)))
    .orderBy(asc(stripeEvent.dueAt))
    .limit(BATCH);
  let done = 0;
  for (const { id } of due) {
    await processEvent(ctx, stripe, id).then(
      () => (done += 1),
      () => {},
    );
  }
  return done;
}

/** Takes away events that were done long ago, and those that nobody could do. One statement. */
export const forgetOldEvents = async ({ db, now }: Context): Promise<void> => {
  const before = (days: number): number => now - days * DAY;
  const isDone = lt(stripeEvent.doneAt, before(RETENTION_DAYS.stripe_event_done));
  const isOld = lt(stripeEvent.receivedAt, before(RETENTION_DAYS.stripe_event));
  await db.delete(stripeEvent).where(or(isDone, isOld));
};

/** The latest events, for an operator. */
export const listEvents = ({ db }: Context, limit: number): Promise<Row[]> =>
  db.select().from(stripeEvent).orderBy(desc(stripeEvent.receivedAt)).limit(limit);
