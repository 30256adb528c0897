import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '../person/user-id.ts';
import { findCustomer, listSubscriptions } from './data.ts';
import { leading, TERMINAL } from './model.ts';
import { refreshSubscription } from './refresh.ts';
import type { Billing } from './subscribe.ts';

const NOTHING_TO_CHANGE = 'There is no plan to change.';

/** Stripe understood, and says no: a plan that has ended there, whose event is still on its way, cannot be changed. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

/**
 * Tells Stripe to end the plan at the end of what is paid, or to go on after all. Then asks anew: what Stripe answers
 * to the change may be older than an answer that an event has asked for meanwhile.
 * @throws ServiceError `conflict` when there is no plan that could be changed.
 */
export async function setCanceling(
  ctx: Context,
  { stripe, livemode }: Billing,
  userId: UserId,
  isCanceling: boolean,
): Promise<void> {
  const plan = leading(await listSubscriptions(ctx, userId, livemode));
  const customer = await findCustomer(ctx, userId, livemode);
  if (plan === null || customer === null || TERMINAL.includes(plan.status)) {
    throw new ServiceError('conflict', NOTHING_TO_CHANGE);
  }
  const change = stripe.subscriptions.update(plan.id, { cancel_at_period_end: isCanceling });
  const isChanged = await change.then(
    () => true,
    (error: unknown) => {
      if (isRefused(error)) return false;
      throw error;
    },
  );
  await refreshSubscription(ctx, stripe, plan.id, customer);
  if (!isChanged) throw new ServiceError('conflict', NOTHING_TO_CHANGE);
}

/** Address of Stripe's own pages for cards and invoices; they lead back to `returnUrl`. */
export async function openPortal(
  ctx: Context,
  { stripe, livemode }: Billing,
  userId: UserId,
  returnUrl: string,
): Promise<string> {
  const customer = await findCustomer(ctx, userId, livemode);
  if (customer === null) throw new ServiceError('conflict', 'There is no plan to manage.');
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
  return url;
}

/** Ends every plan of a person at Stripe at once: before their account goes, so that nobody pays for nothing. */
export async function endAllPlans(
  ctx: Context,
  { stripe, livemode }: Billing,
  userId: UserId,
): Promise<void> {
  const customer = await findCustomer(ctx, userId, livemode);
  if (customer === null) return;
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 });
  for (const { id, status } of data) {
    if (!(TERMINAL as readonly string[]).includes(status)) await stripe.subscriptions.cancel(id);
  }
}
