import { collectComplaints } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

for (const path of ['/surahs', '/surahs/1', '/app/surah/3', '/surahs/114']) {
  test(`${path} hydrates without a word of complaint from development React`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
    expect(complaints).toEqual([]);
  });
}

test('to the next surah, to its text and back there is no complaint', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/surahs/5');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
  await page.getByRole('link', { name: "6. Al-An'am" }).click();
  await expect(page.locator('[data-surah="6"]')).toBeVisible();
  await page.getByRole('link', { name: 'Read this surah' }).click();
  await expect(page.locator('[data-chapter="6"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-surah="6"]')).toBeVisible();
  expect(complaints).toEqual([]);
});
