import { expect, test } from '../support/test.ts';

test('[2.25] an unknown address is 404 with a sentence that helps and links that lead on', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(main.getByRole('link', { name: 'Open Reader' })).toHaveAttribute('href', '/reader');
  await main.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Path' })).toBeVisible();
});

test('[2.25] the developer’s note is for developers only', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText('Did you forget to add the page to the router?')).toHaveCount(0);
});

test('[2.1] a visitor at a page of an account is offered to sign in, and comes back to the whole address', async ({
  page,
}) => {
  const path = '/app/profile?part=plan&x=%26';
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await expect(link).toHaveAttribute('href', `/api/login?returnTo=${encodeURIComponent(path)}`);
});
