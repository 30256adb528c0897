import type { Billing, CreatedSubscription } from '@fahm/contracts/person/billing.ts';

/** What stands on the page (spec 2.15.1, 4.15; rulings A28, B18). */
export type View =
  | { kind: 'loading' | 'visitor' | 'active' | 'required' | 'waiting' | 'closed' | 'manage' }
  | { kind: 'paying'; clientSecret: string; publishableKey: string }
  | { kind: 'failed'; reason: string };

/** How Stripe sent the person back after a step at their bank; null when nobody comes back. */
export type Returned = 'confirmed' | 'failed' | null;

/** Stripe's words in the address of a return: succeeded, processing, or what failed. */
export function returnedFrom(search: string): Returned {
  const status = new URLSearchParams(search).get('redirect_status');
  if (status === null) return null;
  return status === 'succeeded' || status === 'processing' ? 'confirmed' : 'failed';
}

/** What the plan alone decides; null when a subscription has to be begun to know. */
export function viewOfPlan(billing: Billing, returned: Returned): View | null {
  if (billing.hasActiveSubscription) return { kind: 'active' };
  // The webhook is the truth: what the address says is only a reason to wait for it.
  if (returned === 'confirmed') return { kind: 'waiting' };
  if (billing.state === 'unpaid' || billing.state === 'paused') return { kind: 'manage' };
  if (!billing.isOpen && billing.publishableKey !== null) return { kind: 'closed' };
  return null;
}

/** What a subscription that was begun asks for. */
export function viewOfCreated(
  { clientSecret, hasActiveSubscription }: CreatedSubscription,
  publishableKey: string | null,
): View {
  if (hasActiveSubscription) return { kind: 'active' };
  if (clientSecret === null || publishableKey === null) return { kind: 'required' };
  return { kind: 'paying', clientSecret, publishableKey };
}
