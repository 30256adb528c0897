import { planStates } from '@fahm/contracts/person/billing.ts';
import { expect, test } from 'vitest';
import { planViewOf } from './plan.ts';

const DAY = 1_800_000_000_000;
const plan = (state: (typeof planStates)[number], hasActiveSubscription: boolean) =>
  planViewOf({ state, periodEnd: DAY, endsAt: DAY + 1, hasActiveSubscription });

test.each([
  ['active', true, 'renews', DAY, ['manage', 'cancel']],
  ['trialing', true, 'renews', DAY, ['manage', 'cancel']],
  ['canceling', true, 'ends', DAY + 1, ['manage', 'resume']],
  ['past_due', true, 'pastDue', DAY + 1, ['manage', 'cancel']],
  ['unpaid', false, 'unpaid', null, ['manage', 'cancel']],
  ['paused', false, 'paused', null, ['manage', 'cancel']],
  ['incomplete', false, 'incomplete', null, ['upgrade']],
  ['canceled', false, 'ended', null, ['upgrade']],
  ['free', false, 'free', null, ['upgrade']],
] as const)('[2.13.3] a plan that is %s is shown as it is', (state, isPro, note, day, actions) => {
  expect(plan(state, isPro)).toEqual({ isPro, note, day, actions });
});

test('[2.13.3] Pro that nobody pays for offers no bill to manage', () => {
  for (const state of ['free', 'incomplete', 'canceled'] as const) {
    expect(plan(state, true)).toEqual({ isPro: true, note: 'granted', day: null, actions: [] });
  }
});
