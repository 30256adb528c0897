import { subscriptionStatusSchema } from '@fahm/contracts/person/subscription.ts';
import { userSchema } from '@fahm/contracts/person/user.ts';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { signedIn } from '../../../test/person.ts';

const told = async (browser: Browser) => {
  const user = userSchema.parse(await (await browser.get('/api/auth/user')).json());
  const status = await (await browser.get('/api/subscription/status')).json();
  const { hasActiveSubscription } = subscriptionStatusSchema.parse(status);
  return { id: user.id, both: [user.hasActiveSubscription, hasActiveSubscription] };
};

const grant = (id: string, startsAt: number, endsAt: number | null) =>
  env.DB.prepare('insert or replace into entitlement values (?, ?, ?, ?)')
    .bind(id, 'grant', startsAt, endsAt)
    .run();

test('[3.3] [7.7] the user and the status say the same: none, granted, ended, without end', async () => {
  const browser = await signedIn();
  const { id, both } = await told(browser);
  expect(both).toEqual([false, false]);
  const now = Date.now();
  await grant(id, now - 1000, now + 60_000);
  expect((await told(browser)).both).toEqual([true, true]);
  await grant(id, now - 2000, now - 1000);
  expect((await told(browser)).both).toEqual([false, false]);
  await grant(id, now - 1000, null);
  expect((await told(browser)).both).toEqual([true, true]);
});

test('[R6] what is granted to one person opens nothing to another', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()];
  await grant((await told(mine)).id, 0, null);
  expect((await told(theirs)).both).toEqual([false, false]);
});
