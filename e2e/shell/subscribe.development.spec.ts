import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const CLOSED = 'Pro cannot be bought here yet. What is free stays free.';

test('[2.14.3] [2.4.3] [2.6.5] [2.7.2] [2.13.3] without keys every place of an offer says so itself', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const offer = main.getByRole('link', { name: /Upgrade to Pro|Unlock/ });
  const expectClosed = async (path: string) => {
    await page.goto(path);
    await expect(main.getByText(CLOSED), path).toBeVisible();
    await expect(offer, path).toHaveCount(0);
  };
  // Before anybody has said that it is sold, it is not offered either.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/offer', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/pricing');
  await expect(main.getByRole('heading', { name: 'Pro', exact: true })).toBeVisible();
  await expect(offer).toHaveCount(0);
  held.resolve();
  await expect(main.getByText(CLOSED)).toBeVisible();
  await page.unroute('**/api/offer');
  await expectClosed('/surahs/6');
  await signInAsMember(page, 'Learner where nothing is sold');
  const places = ['/pricing', '/app', '/app/surah', '/app/surah/6', '/app/profile'];
  for (const path of places) await expectClosed(path);
  await page.goto('/app/surah');
  await expect(main.getByText('This surah is locked').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'View Pricing' })).toHaveCount(0);
});

test('[8.8] without keys the product runs, and says that payments are being configured', async ({
  page,
}) => {
  await signInAsMember(page, 'Payer before there are keys', '/subscribe');
  const text = 'Payment system is being configured. Please try again later or contact support.';
  await expect(page.getByRole('alert').getByText(text)).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: 'Setup Error' });
  await expect(toast).toContainText(text);
});
