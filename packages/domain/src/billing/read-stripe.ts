import type { Stripe } from 'stripe';
import type { SubscriptionFacts, SubscriptionState } from './model.ts';

const ms = (seconds: number): number => seconds * 1000;

/** The facts of a subscription as Stripe tells it; `now` dates a failure that it does not date itself. */
export function factsOf(subscription: Stripe.Subscription, now: number): SubscriptionFacts {
  // Since API basil the period belongs to the items; all of ours share one.
  const ends = subscription.items.data.map(({ current_period_end }) => current_period_end);
  const periodEnd = ms(Math.max(subscription.created, ...ends));
  const cancelAt = subscription.cancel_at_period_end
    ? periodEnd
    : subscription.cancel_at === null
      ? null
      : ms(subscription.cancel_at);
  return {
    status: subscription.status as SubscriptionState,
    createdAt: ms(subscription.created),
    cancelAt,
    periodEnd,
    pastDueSince: subscription.status === 'past_due' ? pastDueSince(subscription, now) : null,
  };
}

/** The unpaid invoice was due when its period began. */
function pastDueSince({ items }: Stripe.Subscription, now: number): number {
  const begins = items.data.map(({ current_period_start }) => current_period_start);
  return begins.length === 0 ? now : ms(Math.max(...begins));
}

/** The id of what may come whole or as an id alone. */
export const idOf = (it: string | { id: string } | null | undefined): string | null =>
  it === null || it === undefined ? null : typeof it === 'string' ? it : it.id;
