import { expect, test } from '../support/test.ts';
import { collectComplaints, untilHydrated } from '../support/pages.ts';

for (const path of ['/read/chapter/1', '/read/chapter/2', '/read/chapter/9', '/read/chapter/32']) {
  test(`${path} hydrates without a word of complaint from development React`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Next chapter' }).click();
    await expect(page.locator('[data-verse]').first()).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-verse]').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the shell’s own pages hydrate without a complaint', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  await page.getByRole('link', { name: 'Open Reader' }).click();
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Al-Fatihah' }).click();
  await expect(page.locator('[data-chapter="1"]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[2.25] the developer’s note on the missing page appears in development', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
