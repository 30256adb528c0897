import { untilCached } from '../support/offline-cache.ts';
import { guidesWithWords } from '../support/page-lists.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

for (const path of guidesWithWords) {
  test(`${path} opens in flight mode once it was visited, alive`, async ({ page, context }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
    await untilCached(page, path);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
    await expect(page.locator('[data-content]')).toBeVisible();
  });
}

test('the guide to the Umrah says when it can be read in flight mode', async ({ page }) => {
  await page.goto('/umrah-timeline');
  await untilCached(page, '/umrah-timeline');
  await page.reload();
  await expect(page.getByText('ready for flight mode')).toBeVisible({ timeout: 12_000 });
});
