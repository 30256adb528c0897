import { expect, type Page } from '@playwright/test';
import { ownHeaders } from './own-headers.ts';
import { answerAsStripe, atStripe, STRIPE_HOSTS } from './stripe.ts';

/** Makes whoever is signed in a subscriber, by a payment at the stand-in; waits until the webhook has told. */
export async function becomePro(page: Page): Promise<void> {
  const headers = ownHeaders(page.url());
  const begun = await page.request.post('/api/create-subscription', { headers, data: {} });
  const { subscriptionId } = (await begun.json()) as { subscriptionId: string };
  await atStripe('pay', subscriptionId);
  const status = async () => (await page.request.get('/api/subscription/status')).json();
  await expect.poll(status).toEqual({ hasActiveSubscription: true });
}

/** Serves the provider's script to a page and lets its calls reach the stand-in of Stripe. */
export async function servePayments(page: Page): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  for (const host of STRIPE_HOSTS) {
    await page.route(`https://${host}/**`, async (route) => {
      const request = route.request();
      const answer = await answerAsStripe(request.url(), request.postData() ?? '');
      await route.fulfill({ ...answer, headers });
    });
  }
}
