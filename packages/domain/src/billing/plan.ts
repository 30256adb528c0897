import type { Billing } from '@fahm/contracts/person/billing.ts';
import type { Context } from '../context.ts';
import { entitlementsOf } from '../entitlement/data.ts';
import { isSubscribed } from '../entitlement/model.ts';
import type { UserId } from '../person/user-id.ts';
import { listSubscriptions } from './data.ts';
import { entitledBy, leading, planStateOf } from './model.ts';
import { batch } from '../statements.ts';

type Plan = Pick<Billing, 'state' | 'periodEnd' | 'endsAt' | 'hasActiveSubscription'>;

/** How a person's plan stands, from what is stored and what time it is. Two statements in one round trip. */
export async function describePlan(ctx: Context, userId: UserId, livemode: boolean): Promise<Plan> {
  const { subscriptions, entitlements } = await batch(ctx, {
    subscriptions: listSubscriptions(ctx, userId, livemode),
    entitlements: entitlementsOf(ctx, userId),
  });
  const plan = leading(subscriptions);
  const state = planStateOf(plan, ctx.now);
  const entitled = plan === null ? null : entitledBy(plan);
  const isEnding = state === 'canceling' || state === 'past_due';
  return {
    state,
    periodEnd: plan === null || state === 'free' ? null : plan.periodEnd,
    endsAt: isEnding ? (entitled?.until ?? null) : null,
    hasActiveSubscription: isSubscribed(entitlements, ctx.now),
  };
}
