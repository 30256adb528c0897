import { openSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

for (const path of ['/dua-guide', '/app/dua-guide']) {
  test.describe(`${path} with JavaScript off`, () => {
    test.use({ javaScriptEnabled: false });

    test('[2.23] [9.15] [B11] shows 30 numbered steps and the closing note', async ({ page }) => {
      await openSignedIn(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("How to make Du'a");
      const numbers = await page
        .locator('[data-step]')
        .evaluateAll((steps) => steps.map((step) => Number((step as HTMLElement).dataset['step'])));
      expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
      await expect(page.getByText(/conversation, not a performance/)).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/dua-guide$/);
    });

    test('[2.23] [3.22] [4.19] every step has both callouts, which open and close on click', async ({
      page,
    }) => {
      await openSignedIn(page, path);
      await expect(page.getByText('Reference:', { exact: true })).toHaveCount(30);
      await expect(page.getByText('Example:', { exact: true })).toHaveCount(30);
      const callout = page.locator('[data-step="1"] details').first();
      await expect(callout.locator('p').first()).toBeHidden();
      await callout.locator('summary').click();
      await expect(callout.locator('p').first()).toBeVisible();
      await callout.locator('summary').click();
      await expect(callout.locator('p').first()).toBeHidden();
    });
  });
}

test('[4.19] what was opened before the script came stays open', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/dua-screen.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dua-guide', { waitUntil: 'commit' });
  const callout = page.locator('[data-step="1"] details').first();
  await callout.locator('summary').click();
  await expect(callout).toHaveAttribute('open', '');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides', { timeout: 15_000 });
  await expect(callout).toHaveAttribute('open', '');
});
