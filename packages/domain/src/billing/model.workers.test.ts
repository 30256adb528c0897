import { describe, expect, test } from 'vitest';
import { entitledBy, GRACE_MS, leading, planStateOf, type SubscriptionFacts } from './model.ts';

const facts = (change: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  status: 'active',
  createdAt: 100,
  cancelAt: null,
  periodEnd: 1000,
  pastDueSince: null,
  ...change,
});

describe('what a subscription opens', () => {
  test.each(['active', 'trialing'] as const)(
    '%s: to the end of the period and a grace',
    (status) => {
      expect(entitledBy(facts({ status }))).toEqual({ from: 100, until: 1000 + GRACE_MS });
    },
  );

  test('told to end: to that end and no grace', () => {
    expect(entitledBy(facts({ cancelAt: 1000 }))?.until).toBe(1000);
  });

  test('past due: seven days from the failure, or to the end it was told', () => {
    const late = facts({ status: 'past_due', pastDueSince: 500 });
    expect(entitledBy(late)?.until).toBe(500 + 7 * 24 * 3600 * 1000);
    expect(entitledBy({ ...late, cancelAt: 600 })?.until).toBe(600);
  });

  test.each(['incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled'] as const)(
    '%s: nothing',
    (status) => expect(entitledBy(facts({ status }))).toBeNull(),
  );
});

describe('[4.5] how a plan is told', () => {
  const told: [change: Partial<SubscriptionFacts> | null, now: number, state: string][] = [
    [null, 0, 'free'],
    [{}, 500, 'active'],
    [{ cancelAt: 1000 }, 999, 'canceling'],
    [{ cancelAt: 1000 }, 1000, 'canceled'],
    [{ status: 'past_due', pastDueSince: 0 }, GRACE_MS - 1, 'past_due'],
    [{ status: 'past_due', pastDueSince: 0 }, GRACE_MS, 'unpaid'],
    [{ status: 'incomplete_expired' }, 0, 'free'],
    [{ status: 'paused' }, 0, 'paused'],
    [{ status: 'trialing' }, 0, 'trialing'],
  ];
  test.each(told)('%j at %d is %s', (change, now, state) => {
    expect(planStateOf(change === null ? null : facts(change), now)).toBe(state);
  });
});

test('a running plan says more than an open one, and that more than one that has ended', () => {
  const ended = facts({ status: 'canceled', createdAt: 3 });
  const open = facts({ status: 'incomplete', createdAt: 2 });
  const running = facts({ createdAt: 1 });
  expect(leading([ended, open, running])).toBe(running);
  expect(leading([ended, open])).toBe(open);
  expect(leading([ended])).toBe(ended);
  expect(leading([])).toBeNull();
});
