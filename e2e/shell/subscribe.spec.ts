import { faultsOf } from '../support/axe.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { answerAsStripe, atStripe, CARDS, subscriptionsOf } from '../support/stripe.ts';
import { servePayments } from '../support/stripe-page.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

const submit = (page: Page) => page.getByRole('button', { name: 'Subscribe to Premium' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, title: string, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: text });
const isPro = async (page: Page) =>
  (await (await page.request.get('/api/subscription/status')).json()) as object;

async function openForm(page: Page, name: string): Promise<void> {
  await servePayments(page);
  // Whoever has paid stays a payer: each run has people of its own.
  await signInAsMember(page, `${name} ${Date.now()}`, '/subscribe');
  await expect(heading(page, 'Subscribe to Premium')).toBeVisible();
  await expect(submit(page)).toBeEnabled();
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await submit(page).click();
}

async function personOf(page: Page): Promise<string> {
  const user = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  return user.id;
}

test('[2.1.3] [6.8] a visitor is asked to sign in, and comes back here', async ({ page }) => {
  await page.goto('/subscribe');
  await expect(heading(page, 'Sign in to subscribe')).toBeVisible();
  const action = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
  await expect(action).toHaveAttribute('href', '/api/login?returnTo=%2Fsubscribe');
  expect(await faultsOf(page, 'main')).toEqual([]);
});

test('[2.15.1] [2.15.2] [4.15] [6.3] [7.8] [8.8] a card pays, the webhook opens Pro, the page says so, and lessons of every surah open', async ({
  page,
}) => {
  await openForm(page, 'Payer with a card');
  await expect(page.getByText('£4.99 per month')).toBeVisible();
  await expect(page.getByText('Cancel anytime. First 5 Surahs always free.')).toBeVisible();
  expect(await faultsOf(page, 'main')).toEqual([]);
  await payWith(page, CARDS.good);
  await expect(heading(page, 'Already Subscribed!')).toBeVisible();
  const welcome = 'Welcome to Fahm Premium! You now have access to all 114 Surahs.';
  await expect(toast(page, 'Payment Successful', welcome)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue to App' })).toHaveAttribute('href', '/');
  expect(await isPro(page)).toEqual({ hasActiveSubscription: true });
  await page.reload();
  await expect(heading(page, 'Already Subscribed!')).toBeVisible();
  expect(await subscriptionsOf(await personOf(page))).toHaveLength(1);
  // What was bought is there: the last surah, and one of the middle.
  for (const surah of [114, 50]) {
    await page.goto(`/app/surah/${surah}?tab=concepts`);
    await expect(page.locator('[data-concept]').first()).toContainText(/\w.{80}/);
    await expect(page.getByText('Subscription Required')).toHaveCount(0);
  }
});

test('[2.15.1] [4.15] without a word of the webhook it waits, and opens with it', async ({
  page,
}) => {
  await openForm(page, 'Payer with a slow bank');
  await payWith(page, CARDS.slow);
  await expect(heading(page, 'Waiting for confirmation')).toBeVisible();
  expect(await isPro(page)).toEqual({ hasActiveSubscription: false });
  const [plan] = await subscriptionsOf(await personOf(page));
  await atStripe('pay', plan?.id ?? '');
  await expect(heading(page, 'Already Subscribed!')).toBeVisible();
});

test('[2.15.1] [4.15] [8.8] a subscription without a secret shows no form, and says whom to ask', async ({
  page,
}) => {
  await openForm(page, 'Payer without a secret');
  const [plan] = await subscriptionsOf(await personOf(page));
  await atStripe('settle', plan?.id ?? '');
  await page.reload();
  await expect(heading(page, 'Payment Setup Required')).toBeVisible();
  const text = 'Please contact support to complete your subscription setup.';
  await expect(toast(page, 'Payment Setup Required', text)).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
});

test('[7.26] [8.8] a refused card is said, the form stays, and the next card pays', async ({
  page,
}) => {
  await openForm(page, 'Payer with two cards');
  await payWith(page, CARDS.refused);
  await expect(toast(page, 'Payment Failed', 'Your card was declined.')).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await payWith(page, CARDS.bank);
  await page.waitForURL('**/subscribe');
  // The secret does not stay in the address.
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect(heading(page, 'Already Subscribed!')).toBeVisible();
  expect(await subscriptionsOf(await personOf(page))).toHaveLength(1);
});

test('[5.14] without the provider’s script nothing can be sent, and a retry brings the form', async ({
  page,
}) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await signInAsMember(page, 'Payer without a script', '/subscribe');
  await expect(heading(page, 'The payment could not be set up')).toBeVisible();
  const text = 'Failed to initialize payment. Please try again.';
  await expect(toast(page, 'Setup Error', text)).toBeVisible();
  await expect(page.getByRole('alert').getByText(text)).toBeVisible();
  await servePayments(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(submit(page)).toBeEnabled();
});

test('[2.15.1] nothing moves when the provider’s form is ready', async ({ page }) => {
  await servePayments(page);
  await page.route('https://js.stripe.com/**', async (route) => {
    const { body, ...answer } = await answerAsStripe(route.request().url(), '');
    const told = body.replace('setTimeout(listener, 50)', 'window.tellReady = listener');
    await route.fulfill({ ...answer, body: told });
  });
  await signInAsMember(page, 'Payer who looks on', '/subscribe');
  const field = page.getByLabel('Card number');
  await expect(field).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  const places = async () => [await field.boundingBox(), await submit(page).boundingBox()];
  const before = await places();
  await page.waitForFunction('"tellReady" in window');
  await page.evaluate('tellReady()');
  await expect(submit(page)).toBeEnabled();
  expect(await places()).toEqual(before);
});

test('only here the policy lets the provider in, and links from here load documents', async ({
  page,
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/subscribe')).toContain('https://js.stripe.com');
  expect(await policyOf('/subscribe')).not.toContain('trusted-types');
  for (const path of ['/', '/pricing', '/read/chapter/1', '/surahs/1', '/nowhere']) {
    expect(await policyOf(path)).not.toContain('stripe');
    expect(await policyOf(path)).toContain('require-trusted-types-for');
  }
  await page.goto('/subscribe');
  await expect(heading(page, 'Sign in to subscribe')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Qur’an Reader' }).first().click();
  await expect(page).toHaveURL(/\/reader$/);
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('[2.13.3] [4.5] the profile tells the plan, and it is cancelled in two clicks and taken up again', async ({
  page,
}) => {
  await openForm(page, 'Payer who cancels');
  await payWith(page, CARDS.good);
  await expect(heading(page, 'Already Subscribed!')).toBeVisible();
  await page.goto('/app/profile');
  const card = page.getByRole('region', { name: 'Subscription' });
  await expect(card).toContainText('Pro Member');
  await expect(card).toContainText('£4.99 a month. It renews on');
  await card.getByRole('button', { name: 'Cancel plan' }).click();
  await card.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(card).toContainText('and nothing more is charged');
  await expect(card).toContainText('Active');
  await card.getByRole('button', { name: 'Keep Pro' }).click();
  await expect(card).toContainText('It renews on');
  const portal = page.waitForRequest(/billing\.stripe\.test/);
  await page.route('https://billing.stripe.test/**', (route) => route.fulfill({ body: 'portal' }));
  await card.getByRole('button', { name: 'Manage Subscription' }).click();
  await portal;
});

test('[2.13.3] a payment that fails later is told, with the day until which Pro stays open', async ({
  page,
}) => {
  await openForm(page, 'Payer whose card ends');
  await payWith(page, CARDS.good);
  await expect(heading(page, 'Already Subscribed!')).toBeVisible();
  const [plan] = await subscriptionsOf(await personOf(page));
  await atStripe('fail', plan?.id ?? '');
  const card = page.getByRole('region', { name: 'Subscription' });
  await expect(async () => {
    await page.goto('/app/profile');
    await expect(card).toContainText('The last payment did not go through', { timeout: 1000 });
  }).toPass();
  expect(await isPro(page)).toEqual({ hasActiveSubscription: true });
});
