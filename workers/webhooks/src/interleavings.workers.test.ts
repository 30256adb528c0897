import { env } from 'cloudflare:workers';
import { listSubscriptions } from '@fahm/domain/billing/data.ts';
import { listEvents, processDue, recordEvent } from '@fahm/domain/billing/ledger.ts';
import { setCanceling } from '@fahm/domain/billing/manage.ts';
import { entitledBy } from '@fahm/domain/billing/model.ts';
import { factsOf } from '@fahm/domain/billing/read-stripe.ts';
import { reconcile } from '@fahm/domain/billing/reconcile.ts';
import { startSubscription } from '@fahm/domain/billing/subscribe.ts';
import { createContext } from '@fahm/domain/context.ts';
import type { UserId } from '@fahm/domain/person/user-id.ts';
import fc from 'fast-check';
import type { Stripe } from 'stripe';
import { expect, inject, test } from 'vitest';
import {
  billing,
  context,
  deliver,
  eventsAtStripe,
  letHappen,
  somebody,
  stateAtStripe,
  stripe,
} from '../test/billing-under-test.ts';

const RUNS = inject('interleavings');
const DAY = 24 * 3600 * 1000;

/** What may happen, in any order: people, Stripe, deliveries (late, again, never), and crashes. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('start' as const) }),
  fc.record({ kind: fc.constant('cancel' as const), isCanceling: fc.boolean() }),
  fc.record({
    kind: fc.constant('stripe' as const),
    action: fc.constantFrom('pay', 'fail', 'renew', 'end', 'pause', 'resume', 'refund'),
  }),
  // Where in the list of events, from 0 to 1: an old one may come after a new one, and twice.
  fc.record({
    kind: fc.constant('deliver' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  // Written down, and then the worker died.
  fc.record({
    kind: fc.constant('record' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(userId: UserId, one: Step): Promise<void> {
  const pick = async (at: number) => {
    const events = await eventsAtStripe(userId);
    return events[Math.min(events.length - 1, Math.floor(at * events.length))];
  };
  if (one.kind === 'start') await startSubscription(context(), billing, userId).catch(() => {});
  if (one.kind === 'cancel') {
    await setCanceling(context(), billing, userId, one.isCanceling).catch(() => {});
  }
  if (one.kind === 'stripe') {
    const newest = (await stateOf(userId))[0];
    if (newest !== undefined) await letHappen(newest.id, one.action);
  }
  if (one.kind === 'deliver') {
    const event = await pick(one.at);
    if (event !== undefined) expect((await deliver(event)).status).toBe(200);
  }
  if (one.kind === 'record') {
    const event = await pick(one.at);
    if (event !== undefined) await recordEvent(context(), event as unknown as Stripe.Event);
  }
}

const stateOf = async (userId: UserId) => (await stateAtStripe(userId)).toReversed();

test(
  `[R5] ${RUNS} interleavings of actions, deliveries, repeats and crashes end in Stripe's state`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const userId = await somebody();
        await startSubscription(context(), billing, userId);
        for (const one of steps) await take(userId, one);
        // A day later the cron has run: what was due is done, what was never told is asked for.
        const later = createContext(env.DB, Date.now() + DAY);
        await processDue(later, stripe, false);
        await reconcile(later, stripe, false);

        const atStripe = await stateOf(userId);
        const here = await listSubscriptions(context(), userId, false);
        expect(
          here
            .map(({ id, status, cancelAt, periodEnd }) => ({ id, status, cancelAt, periodEnd }))
            .toSorted(byId),
        ).toEqual(
          atStripe
            .map((said) => ({ id: said.id, ...pickFacts(said as unknown as Stripe.Subscription) }))
            .toSorted(byId),
        );
        const rows = await env.DB.prepare(
          "select ends_at as endsAt from entitlement where person_id = ? and source = 'billing'",
        )
          .bind(userId)
          .all<{ endsAt: number }>();
        const until = atStripe
          .map((said) => entitledBy(factsOf(said as unknown as Stripe.Subscription, 0))?.until)
          .filter((it) => it !== undefined);
        expect(rows.results.map(({ endsAt }) => endsAt)).toEqual(
          until.length === 0 ? [] : [Math.max(...until)],
        );
        // Gone with all that is theirs, so that the next run reconciles its own plans only.
        await env.DB.prepare('delete from person where id = ?').bind(userId).run();
      }),
      { numRuns: RUNS, seed: 20_261_121 + inject('seed') },
    );
    const ids = (await listEvents(context(), 100_000)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
  RUNS * 2000,
);

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

function pickFacts(said: Stripe.Subscription) {
  const { status, cancelAt, periodEnd } = factsOf(said, 0);
  return { status, cancelAt, periodEnd };
}
