import type { Billing } from '@fahm/contracts/person/billing.ts';
import { expect, test } from 'vitest';
import { returnedFrom, viewOfCreated, viewOfPlan } from './model.ts';

const free: Billing = {
  isOpen: true,
  publishableKey: 'pk_test_1',
  state: 'free',
  periodEnd: null,
  endsAt: null,
  hasActiveSubscription: false,
};

test('[4.15] an active plan ends the flow, also for who comes back from the bank', () => {
  const active: Billing = { ...free, state: 'active', hasActiveSubscription: true };
  expect(viewOfPlan(active, null)).toEqual({ kind: 'active' });
  expect(viewOfPlan(active, 'failed')).toEqual({ kind: 'active' });
});

test('[4.15] what Stripe says in the address opens nothing: the page waits', () => {
  expect(returnedFrom('?payment_intent=pi_1&redirect_status=succeeded')).toBe('confirmed');
  expect(returnedFrom('?redirect_status=processing')).toBe('confirmed');
  expect(returnedFrom('?redirect_status=failed')).toBe('failed');
  expect(returnedFrom('')).toBeNull();
  expect(viewOfPlan(free, 'confirmed')).toEqual({ kind: 'waiting' });
  expect(viewOfPlan(free, 'failed')).toBeNull();
});

test('a plan that waits for money gets no second one beside it', () => {
  expect(viewOfPlan({ ...free, state: 'unpaid' }, null)).toEqual({ kind: 'manage' });
  expect(viewOfPlan({ ...free, state: 'paused' }, null)).toEqual({ kind: 'manage' });
  expect(viewOfPlan({ ...free, state: 'canceled' }, null)).toBeNull();
});

test('a closed checkout is said; one without keys is asked, and says so itself', () => {
  expect(viewOfPlan({ ...free, isOpen: false }, null)).toEqual({ kind: 'closed' });
  expect(viewOfPlan({ ...free, isOpen: false, publishableKey: null }, null)).toBeNull();
});

test.each([
  ['the form', { clientSecret: 's', hasActiveSubscription: false }, 'paying'],
  ['already subscribed', { clientSecret: null, hasActiveSubscription: true }, 'active'],
  ['setup required', { clientSecret: null, hasActiveSubscription: false }, 'required'],
])('[4.15] [2.15.1] the reply leads to %s', (_, reply, kind) => {
  const view = viewOfCreated({ ...reply, subscriptionId: 'sub_1' }, 'pk_test_1');
  expect(view.kind).toBe(kind);
});
