import { billingSchema } from '@fahm/contracts/person/billing.ts';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { request } from '../../../test/request.ts';
import { onboarded } from '../../../test/person.ts';
import { userSchema } from '@fahm/contracts/person/user.ts';

const DAY = 24 * 3600 * 1000;

test('[8.8] without its keys the product runs, and says that payments are not configured', async () => {
  const browser = await onboarded();
  const plan = billingSchema.parse(await (await browser.get('/api/billing')).json());
  expect(plan).toEqual({
    isOpen: false,
    publishableKey: null,
    state: 'free',
    periodEnd: null,
    endsAt: null,
    hasActiveSubscription: false,
  });
  const response = await browser.write('POST', '/api/create-subscription', {});
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: { code: 'unavailable', message: expect.stringContaining('not configured') },
  });
});

test.each([
  '/api/create-subscription',
  '/api/billing/cancel',
  '/api/billing/resume',
  '/api/billing/portal',
])('[6.8] %s is for who is signed in, and takes nothing', async (path) => {
  const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  expect((await request(path, init)).status).toBeGreaterThanOrEqual(401);
  const browser = await onboarded();
  expect((await browser.write('POST', path, { price: 'price_free' })).status).toBe(422);
});

test('[2.13.3] [4.5] a plan is told as it stands, from what is stored', async () => {
  const browser = await onboarded();
  const { id } = userSchema.parse(await (await browser.get('/api/auth/user')).json());
  const end = Date.now() + 10 * DAY;
  await env.DB.prepare(
    "insert into subscription values (?, ?, 0, 'active', ?, ?, null, 1, 1, ?, 1, 0)",
  )
    .bind(`sub_${id}`, id, end, end, end)
    .run();
  await env.DB.prepare("insert into entitlement values (?, 'billing', 1, ?)").bind(id, end).run();
  const plan = billingSchema.parse(await (await browser.get('/api/billing')).json());
  expect(plan).toMatchObject({ state: 'canceling', endsAt: end, hasActiveSubscription: true });
  const status = await (await browser.get('/api/subscription/status')).json();
  expect(status).toEqual({ hasActiveSubscription: true });
});
