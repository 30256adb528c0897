import { webhookRoutes } from '@fahm/contracts/routes/webhooks.ts';
import { STRICT_TRANSPORT } from '@fahm/contracts/secure-transport.ts';
import { startSubscription } from '@fahm/domain/billing/subscribe.ts';
import { answeredRoutes, describedRoutes, pathOf } from '@fahm/worker-kit/testing/routes.ts';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import {
  billing,
  context,
  eventsAtStripe,
  letHappen,
  signed,
  somebody,
} from '../test/billing-under-test.ts';
import { app } from './app.ts';

// What is promised of every route holds for every route: the tables are the descriptions.

const ORIGIN = 'https://fahm.test';
const routes = Object.entries(webhookRoutes).map(([operationId, route]) =>
  Object.assign({ operationId }, route),
);

test('[7] the worker answers the routes that are described, and no other', () => {
  expect(answeredRoutes(app)).toEqual(describedRoutes(webhookRoutes));
});

const recorded = async () => {
  const { results } = await env.DB.prepare('select count(*) as events from stripe_event').all();
  return results[0]?.['events'];
};

describe.each(routes)('$operationId', (route) => {
  const address = ORIGIN + pathOf(route, {});
  const ask = (body: string, headers: Record<string, string> = {}) =>
    app.request(address, { method: route.method, body, headers }, env);

  test.each<[string, Record<string, string>]>([
    ['who is signed out', {}],
    ['who is signed in', { cookie: '__Host-session=somebody' }],
    ['a page of this site', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
    ['a page of another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ])('[R5] believes nobody without a signature: %s', async (_, headers) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const before = await recorded();
    const answer = await ask('{"id":"evt_1","type":"x","livemode":false}', headers);
    expect([answer.status, await answer.text()]).toEqual([400, 'bad signature']);
    expect(await recorded()).toBe(before);
    expect(String(logged.mock.lastCall)).toContain('did not sign');
    expect(String(logged.mock.lastCall)).not.toContain('evt_1');
    logged.mockRestore();
  });

  test('[R7] a body that is too large is refused, signed or not', async () => {
    const body = 'x'.repeat(route.maxBodyBytes + 1);
    expect((await ask(body.slice(1), { 'stripe-signature': await signed(body) })).status).toBe(400);
    const answer = await ask(body, { 'stripe-signature': await signed(body) });
    expect([answer.status, await answer.text()]).toEqual([413, 'too large']);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('[8.1] %s is not answered', async (method) => {
    const answer = await app.request(address, { method }, env);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('[8.1] every answer is a word, not stored and not sniffed', async () => {
    for (const answer of [await ask(''), await app.request(`${ORIGIN}/api/webhooks`, {}, env)]) {
      expect(answer.headers.get('content-type')).toMatch(new RegExp(`^${route.media}`, 'i'));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('strict-transport-security')).toBe(STRICT_TRANSPORT);
    }
  });
});

test('[8.1] what Stripe sends is of the described shape', async () => {
  const { subscriptionId } = await startSubscription(context(), billing, await somebody());
  await letHappen(subscriptionId, 'pay');
  const events = await eventsAtStripe();
  expect(events.length).toBeGreaterThan(0);
  const { body } = webhookRoutes.receiveStripeEvent;
  for (const event of events) expect(body.parse(event)).toEqual(event);
});
