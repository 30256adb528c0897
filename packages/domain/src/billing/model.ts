import type { PlanState } from '@fahm/contracts/person/billing.ts';
import type { SUBSCRIPTION_STATUSES } from '@fahm/db/schema/billing.ts';

export type SubscriptionState = (typeof SUBSCRIPTION_STATUSES)[number];

/** A subscription as far as access depends on it. Times in milliseconds since 1970. */
export type SubscriptionFacts = {
  status: SubscriptionState;
  createdAt: number;
  /** When it ends, if it was told to; null while it goes on. */
  cancelAt: number | null;
  periodEnd: number;
  /** Since when a payment is missing; null when none is. */
  pastDueSince: number | null;
};

/** How long Pro stays open after a payment failed (ruling A19), and after a renewal that we did not hear of. */
export const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

/** From a stored state no event leads out of these: Stripe makes a new subscription instead. */
export const TERMINAL: readonly SubscriptionState[] = ['canceled', 'incomplete_expired'];

/**
 * What a subscription opens: the first moment that is covered and the first that is not. Active and trialing
 * to the end of the period, or to the end that was asked for; the grace covers a renewal that is still on its
 * way to us. Past due: seven days from the failure. Anything else opens nothing.
 */
export function entitledBy(facts: SubscriptionFacts): { from: number; until: number } | null {
  const { status, createdAt, cancelAt, periodEnd, pastDueSince } = facts;
  if (status === 'active' || status === 'trialing') {
    return { from: createdAt, until: cancelAt ?? periodEnd + GRACE_MS };
  }
  if (status === 'past_due') {
    const until = (pastDueSince ?? periodEnd) + GRACE_MS;
    return { from: createdAt, until: Math.min(until, cancelAt ?? until) };
  }
  return null;
}

/** Of a subscription at a moment; `free` when there never was one that counts. */
export function planStateOf(facts: SubscriptionFacts | null, now: number): PlanState {
  if (facts === null || facts.status === 'incomplete_expired') return 'free';
  const { status, cancelAt } = facts;
  const isRunning = status === 'active' || status === 'trialing' || status === 'past_due';
  if (isRunning && cancelAt !== null) return cancelAt <= now ? 'canceled' : 'canceling';
  if (status === 'past_due') {
    const entitled = entitledBy(facts);
    return entitled !== null && now < entitled.until ? 'past_due' : 'unpaid';
  }
  return status;
}

/** Which of a person's subscriptions says how they stand: a running one before an open one, then the newest. */
export function leading<T extends SubscriptionFacts>(all: readonly T[]): T | null {
  const rank = ({ status }: T): number =>
    TERMINAL.includes(status) ? 2 : status === 'incomplete' ? 1 : 0;
  return all.toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt).at(0) ?? null;
}
