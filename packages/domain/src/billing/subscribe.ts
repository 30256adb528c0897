import { CHECKOUT_CLOSED } from '@fahm/contracts/person/billing.ts';
import { billingCustomer } from '@fahm/db/schema/billing.ts';
import { person } from '@fahm/db/schema/person.ts';
import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '../person/user-id.ts';
import { isCheckoutOpen } from './checkout.ts';
import { findCustomer } from './data.ts';
import { TERMINAL } from './model.ts';
import { drawFencingToken, storeSubscription } from './refresh.ts';

export type Billing = {
  stripe: Stripe;
  livemode: boolean;
  /** Whether the operator has said that Pro may be sold. */
  isReleased: boolean;
  /** Price of Pro at Stripe. */
  priceId: string;
  /** Whether Stripe reckons the tax of where the customer lives. */
  automaticTax: boolean;
};

/** What a page needs to ask for a payment; no secret when there is nothing to pay (a trial, a zero invoice). */
export type Started = {
  subscriptionId: string;
  clientSecret: string | null;
  hasActiveSubscription: boolean;
};

const RUNNING: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);
/** They open nothing, and go on once they are paid: a second plan would be charged beside them. */
const STOPPED: ReadonlySet<string> = new Set(['unpaid', 'paused']);
const WITH_SECRET = 'latest_invoice.confirmation_secret';

/**
 * The one subscription a person has or is about to have. However many ask at once: one customer and one
 * subscription, because Stripe answers the same key with the same thing; an open one is taken up again.
 * @throws ServiceError `unavailable` when Stripe cannot be asked, or nothing is sold yet.
 */
export async function startSubscription(
  ctx: Context,
  billing: Billing,
  userId: UserId,
): Promise<Started> {
  const customer = await customerFor(ctx, billing, userId);
  const token = await drawFencingToken(ctx, customer);
  if (token === null) throw new ServiceError('unauthorized', 'Unauthorized');
  const { data } = await billing.stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 20,
    expand: [`data.${WITH_SECRET}`],
  });
  const said =
    data.find(({ status }) => RUNNING.has(status)) ??
    data.find(({ status }) => STOPPED.has(status)) ??
    data.find(({ status }) => status === 'incomplete') ??
    (await create(ctx, billing, { userId, customer, ended: endedOf(data) }));
  await storeSubscription(ctx, said, token);
  return {
    subscriptionId: said.id,
    clientSecret: said.status === 'incomplete' ? secretOf(said) : null,
    hasActiveSubscription: RUNNING.has(said.status),
  };
}

/** How many plans a person has behind them: the next one gets a key of its own. */
const endedOf = (all: readonly Stripe.Subscription[]): number =>
  all.filter(({ status }) => (TERMINAL as readonly string[]).includes(status)).length;

type Wanted = { userId: UserId; customer: string; ended: number };

async function create(ctx: Context, billing: Billing, { userId, customer, ended }: Wanted) {
  if (!(await isCheckoutOpen(ctx, billing))) {
    throw new ServiceError('unavailable', CHECKOUT_CLOSED);
  }
  return billing.stripe.subscriptions.create(
    {
      customer,
      items: [{ price: billing.priceId }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      automatic_tax: { enabled: billing.automaticTax },
      metadata: { person: userId },
      expand: [WITH_SECRET],
    },
    { idempotencyKey: `subscription-${userId}-${billing.priceId}-${ended}` },
  );
}

/** Since API basil an invoice carries the secret itself. */
function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (invoice === null || typeof invoice === 'string') return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

/** The person's customer at Stripe, made when there is none. */
async function customerFor(ctx: Context, billing: Billing, userId: UserId): Promise<string> {
  const { stripe, livemode } = billing;
  const known = await findCustomer(ctx, userId, livemode);
  if (known !== null) return known;
  const [someone] = await ctx.db.select().from(person).where(eq(person.id, userId)).limit(1);
  if (someone === undefined) throw new ServiceError('unauthorized', 'Unauthorized');
  const { id } = await stripe.customers.create(
    {
      ...(someone.email === null ? {} : { email: someone.email }),
      metadata: { person: userId },
    },
    { idempotencyKey: `customer-${userId}` },
  );
  await ctx.db
    .insert(billingCustomer)
    .values({ personId: userId, livemode, stripeId: id })
    .onConflictDoNothing();
  return (await findCustomer(ctx, userId, livemode)) ?? id;
}
