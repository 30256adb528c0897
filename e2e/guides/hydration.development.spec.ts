import { guidesInApp, publicGuides } from '../support/page-lists.ts';
import { collectComplaints } from '../support/pages.ts';
import { openSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

for (const path of [...publicGuides, ...guidesInApp]) {
  test(`${path} hydrates without a word of complaint from development React`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await openSignedIn(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
    expect(complaints).toEqual([]);
  });
}

test('from the hub to the names and back there is no complaint', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/guides');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
  await page.getByRole('main').getByRole('link', { name: '99 Beautiful Names' }).click();
  await expect(page.locator('[data-name]')).toHaveCount(99);
  await page.getByRole('link', { name: 'Guides' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  expect(complaints).toEqual([]);
});
