import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { person } from './person.ts';

// What is known of Stripe. Times are milliseconds since 1970; `livemode` keeps test keys and real ones apart.

/** Who a person is at Stripe: one customer for each mode, ever. */
export const billingCustomer = sqliteTable(
  'billing_customer',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    livemode: integer('livemode', { mode: 'boolean' }).notNull(),
    stripeId: text('stripe_id').notNull().unique(),
    /** How often subscriptions of this customer were asked for: a later answer has a higher fencing token. */
    fencingTokens: integer('tickets').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.personId, table.livemode] })],
);

/** Statuses that Stripe gives a subscription. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
] as const;

/** A subscription as Stripe said it last. What it opens is in `entitled_…`, by `billing/model.ts`. */
export const subscription = sqliteTable(
  'subscription',
  {
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    livemode: integer('livemode', { mode: 'boolean' }).notNull(),
    status: text('status', { enum: SUBSCRIPTION_STATUSES }).notNull(),
    /** When it ends, if it was told to; null while it goes on. */
    cancelAt: integer('cancel_at'),
    periodEnd: integer('period_end').notNull(),
    /** Since when a payment is missing; null when none is. */
    pastDueSince: integer('past_due_since'),
    createdAt: integer('created_at').notNull(),
    /** First moment that is covered, and first that is not any more; null when nothing is. */
    entitledFrom: integer('entitled_from'),
    entitledUntil: integer('entitled_until'),
    fencingToken: integer('ticket').notNull(),
    /** When Stripe was asked last. */
    checkedAt: integer('checked_at').notNull(),
  },
  (table) => [
    index('subscription_of_person').on(table.personId, table.createdAt),
    index('subscription_to_reconcile').on(table.livemode, table.checkedAt),
    check(
      'subscription_entitled_both',
      sql`(${table.entitledFrom} is null) = (${table.entitledUntil} is null)`,
    ),
  ],
);

export const EVENT_STATES = ['received', 'done', 'ignored', 'failed'] as const;

/** Every event that Stripe sent and we believed, once. It says what to ask Stripe about, no more. */
export const stripeEvent = sqliteTable(
  'stripe_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    livemode: integer('livemode', { mode: 'boolean' }).notNull(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    state: text('state', { enum: EVENT_STATES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried again at the earliest; null when nothing is left to do. */
    dueAt: integer('due_at'),
    problem: text('problem'),
    createdAt: integer('created_at').notNull(),
    receivedAt: integer('received_at').notNull(),
    doneAt: integer('done_at'),
  },
  (table) => [
    index('stripe_event_due').on(table.dueAt),
    index('stripe_event_done').on(table.doneAt),
    index('stripe_event_received').on(table.receivedAt),
  ],
);
