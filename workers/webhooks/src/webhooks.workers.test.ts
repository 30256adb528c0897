import { env } from 'cloudflare:workers';
import { listSubscriptions } from '@fahm/domain/billing/data.ts';
import { listEvents, processDue } from '@fahm/domain/billing/ledger.ts';
import { endAllPlans, setCanceling } from '@fahm/domain/billing/manage.ts';
import { describePlan } from '@fahm/domain/billing/plan.ts';
import { refreshSubscription } from '@fahm/domain/billing/refresh.ts';
import { startSubscription } from '@fahm/domain/billing/subscribe.ts';
import { createContext } from '@fahm/domain/context.ts';
import type { UserId } from '@fahm/domain/person/user-id.ts';
import { expect, inject, test, vi } from 'vitest';
import { app } from './app.ts';
import {
  billing,
  context,
  deliver,
  eventsAtStripe,
  letHappen,
  SECRET,
  SECRET_BEFORE,
  send,
  signed,
  signedAtTime,
  somebody,
  stateAtStripe,
  stripe,
  stripeAway,
} from '../test/billing-under-test.ts';

const plan = (userId: UserId) => describePlan(context(), userId, false);
const start = (userId: UserId) => startSubscription(context(), billing, userId);

async function eventsOf(subscription: string) {
  const all = await eventsAtStripe();
  return all.filter(({ data }) => JSON.stringify(data).includes(`"${subscription}"`));
}

async function subscriber() {
  const userId = await somebody();
  const { subscriptionId } = await start(userId);
  await letHappen(subscriptionId, 'pay');
  for (const event of await eventsOf(subscriptionId)) await deliver(event);
  return { userId, subscriptionId };
}

test('[7.8] [3.3] a subscription begins incomplete, with the secret to pay it', async () => {
  const userId = await somebody();
  const started = await start(userId);
  expect(started).toEqual({
    subscriptionId: expect.stringMatching(/^sub_/),
    clientSecret: `${started.subscriptionId}_secret`,
    hasActiveSubscription: false,
  });
  expect(await plan(userId)).toMatchObject({ state: 'incomplete', hasActiveSubscription: false });
});

test('a plan that is paused gets no second one beside it, and no form to pay it twice', async () => {
  const { userId, subscriptionId } = await subscriber();
  await letHappen(subscriptionId, 'pause');
  expect(await start(userId)).toEqual({
    subscriptionId,
    clientSecret: null,
    hasActiveSubscription: false,
  });
});

test('[R5] 50 calls at once make one customer and one subscription', async () => {
  const userId = await somebody();
  const all = await Promise.all(Array.from({ length: 50 }, () => start(userId)));
  expect(new Set(all.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
  const made = (await stateAtStripe()).filter(({ metadata }) => metadata['person'] === userId);
  expect(made).toHaveLength(1);
  const { results } = await env.DB.prepare('select * from billing_customer where person_id = ?')
    .bind(userId)
    .all();
  expect(results).toHaveLength(1);
});

test('[6.3] [4.5] paying opens Pro as soon as the event is there', async () => {
  const { userId, subscriptionId } = await subscriber();
  await vi.waitFor(async () => {
    expect(await plan(userId)).toMatchObject({ state: 'active', hasActiveSubscription: true });
  });
  expect(await start(userId)).toEqual({
    subscriptionId,
    clientSecret: null,
    hasActiveSubscription: true,
  });
});

test('a plan that was told to end stays open to its end, and can go on after all', async () => {
  const { userId } = await subscriber();
  await vi.waitFor(async () => expect((await plan(userId)).state).toBe('active'));
  await setCanceling(context(), billing, userId, true);
  const ending = await plan(userId);
  expect(ending).toMatchObject({ state: 'canceling', hasActiveSubscription: true });
  expect(ending.endsAt).toBe(ending.periodEnd);
  const after = createContext(env.DB, (ending.endsAt ?? 0) + 1);
  expect(await describePlan(after, userId, false)).toMatchObject({
    state: 'canceled',
    hasActiveSubscription: false,
  });
  await setCanceling(context(), billing, userId, false);
  expect(await plan(userId)).toMatchObject({ state: 'active', endsAt: null });
});

test('[R5] a plan is told to end while an event asks how it stands: what was told counts', async () => {
  const { userId, subscriptionId } = await subscriber();
  await vi.waitFor(async () => expect((await plan(userId)).state).toBe('active'));
  const [customer] = (await stateAtStripe(userId)).map((it) => it.customer);
  const update: typeof stripe.subscriptions.update = async (...args) => {
    await refreshSubscription(context(), stripe, subscriptionId, customer ?? '');
    return stripe.subscriptions.update(...args);
  };
  const subscriptions = Object.assign(Object.create(stripe.subscriptions), { update });
  const meanwhile = Object.assign(Object.create(stripe), { subscriptions }) as typeof stripe;
  await setCanceling(context(), { ...billing, stripe: meanwhile }, userId, true);
  expect((await plan(userId)).state).toBe('canceling');
});

test('[R5] a plan that has ended, whose event did not come, cannot be changed, and is known to have ended', async () => {
  const { userId, subscriptionId } = await subscriber();
  await vi.waitFor(async () => expect((await plan(userId)).state).toBe('active'));
  await letHappen(subscriptionId, 'end');
  await expect(setCanceling(context(), billing, userId, true)).rejects.toThrow(
    'There is no plan to change.',
  );
  expect((await plan(userId)).state).toBe('canceled');
});

test('a failed payment leaves Pro open for seven days', async () => {
  const { userId, subscriptionId } = await subscriber();
  await letHappen(subscriptionId, 'fail');
  for (const event of await eventsOf(subscriptionId)) await deliver(event);
  await vi.waitFor(async () => expect((await plan(userId)).state).toBe('past_due'));
  const { endsAt } = await plan(userId);
  expect((await plan(userId)).hasActiveSubscription).toBe(true);
  const later = createContext(env.DB, endsAt ?? 0);
  expect(await describePlan(later, userId, false)).toMatchObject({
    state: 'unpaid',
    hasActiveSubscription: false,
  });
});

test('a late event of a plan that has ended does not bring it back', async () => {
  const { userId, subscriptionId } = await subscriber();
  const before = await eventsOf(subscriptionId);
  await letHappen(subscriptionId, 'end');
  for (const event of await eventsOf(subscriptionId)) await deliver(event);
  await vi.waitFor(async () => expect((await plan(userId)).state).toBe('canceled'));
  for (const event of before) await deliver(event);
  expect(await plan(userId)).toMatchObject({ state: 'canceled', hasActiveSubscription: false });
  const again = await start(userId);
  expect(again.subscriptionId).not.toBe(subscriptionId);
});

test('an event counts once, however often it is sent', async () => {
  const { subscriptionId } = await subscriber();
  const [event] = await eventsOf(subscriptionId);
  if (event === undefined) throw new Error('Stripe told nothing');
  const replies = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  const rows = (await listEvents(context(), 1000)).filter(({ id }) => id === event.id);
  expect(rows).toHaveLength(1);
});

test('an event that nobody knows is written down and let pass', async () => {
  const event = { ...(await eventsAtStripe())[0], id: 'evt_unknown', type: 'payout.paid' as const };
  expect((await deliver(event as never)).status).toBe(200);
  const row = (await listEvents(context(), 1000)).find(({ id }) => id === 'evt_unknown');
  expect(row).toMatchObject({ state: 'ignored', dueAt: null });
});

test('what fails while Stripe is away is done by the cron', async () => {
  const userId = await somebody();
  const { subscriptionId } = await start(userId);
  await letHappen(subscriptionId, 'pay');
  await stripeAway(30);
  for (const event of await eventsOf(subscriptionId)) await deliver(event);
  await vi.waitFor(
    async () => {
      const rows = (await listEvents(context(), 1000)).filter(
        (it) => it.subscriptionId === subscriptionId,
      );
      expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'failed'));
    },
    { timeout: 30_000 },
  );
  await stripeAway(0);
  await processDue(createContext(env.DB, Date.now() + 120_000), stripe, false);
  expect(await plan(userId)).toMatchObject({ state: 'active', hasActiveSubscription: true });
});

test('before an account goes, nothing is left to pay', async () => {
  const { userId, subscriptionId } = await subscriber();
  await endAllPlans(context(), billing, userId);
  const said = (await stateAtStripe()).find(({ id }) => id === subscriptionId);
  expect(said?.status).toBe('canceled');
});

test('an event of somebody who is gone changes nothing', async () => {
  const { userId, subscriptionId } = await subscriber();
  await env.DB.prepare('delete from person where id = ?').bind(userId).run();
  await letHappen(subscriptionId, 'renew');
  for (const event of await eventsOf(subscriptionId)) {
    expect((await deliver(event)).status).toBe(200);
  }
  expect(await listSubscriptions(context(), userId, false)).toEqual([]);
});

test('the secret of before is believed while secrets are changed', async () => {
  const { subscriptionId } = await subscriber();
  const [event] = await eventsOf(subscriptionId);
  if (event === undefined) throw new Error('Stripe told nothing');
  expect((await deliver({ ...event, id: 'evt_before' }, SECRET_BEFORE)).status).toBe(200);
});

test('[R5] of hundreds of forged, stale and rewritten requests none is believed', async () => {
  // A third of a second each, where vitest prints it.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { subscriptionId } = await subscriber();
  const [event] = await eventsOf(subscriptionId);
  const now = Math.floor(Date.now() / 1000);
  const known = (await listEvents(context(), 2000)).length;
  // Eight kinds of each.
  for (let at = 0; at < inject('forgeries') / 8; at += 1) {
    const body = JSON.stringify({ ...event, id: `evt_forged_${at}` });
    const good = await signed(body);
    const forgeries: [body: string, signature: string][] = [
      [body, await signed(body, `whsec_not_ours_${at}`)],
      [body, await signed(body, SECRET, now - 301 - at)],
      [body.replace('evt_forged', 'evt_other'), good],
      [JSON.stringify(JSON.parse(body), null, 1), good],
      [body, good.replace('v1=', 'v0=')],
      [body, ''],
      [body, `t=${now},v1=${'0'.repeat(64)}`],
      [`${body} `, good],
    ];
    for (const [text, signature] of forgeries) {
      expect((await send(text, signature)).status).toBe(400);
    }
  }
  expect(await listEvents(context(), 2000)).toHaveLength(known);
}, 600_000);

test.each(['later', 'NaN', '', 'Infinity'])(
  '[R5] a signature of ours whose time is %j, which is no number, is not believed',
  async (time) => {
    const body = JSON.stringify({ ...(await eventsAtStripe())[0], id: `evt_time_${time}` });
    expect((await send(body, await signedAtTime(body, time))).status).toBe(400);
  },
);

test('a deployment without a secret tells that it is not ready, whoever asks', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const bindings = { ...env, STRIPE_WEBHOOK_SECRET: undefined };
  const asked = { method: 'POST', body: '{}', headers: { 'stripe-signature': 't=1,v1=00' } };
  expect((await app.request('/api/webhooks/stripe', asked, bindings)).status).toBe(503);
});

test('there is nothing here but the one address, and it takes no large body', async () => {
  expect((await send(' '.repeat(600_000), 'x')).status).toBe(413);
  const body = '{}';
  expect((await send(body, await signed(body, SECRET))).status).toBeGreaterThanOrEqual(200);
});
