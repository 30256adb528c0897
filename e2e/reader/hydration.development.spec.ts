import { expect, test } from '../support/test.ts';
import { collectComplaints, untilHydrated } from '../support/pages.ts';
import { bookmarkAt, storeProgress } from '../support/reading-progress.ts';

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

test('[2.11.6] a running page hydrates without a complaint', async ({ page, baseURL }) => {
  const complaints = collectComplaints(page);
  const value = encodeURIComponent('layout=running');
  await page.context().addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
  await page.addInitScript(() =>
    localStorage.setItem('fahm.reader.settings', '{"version":3,"layout":"running"}'),
  );
  await page.goto('/read/chapter/2');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Next chapter' }).click();
  await expect(page.locator('[data-chapter="3"]')).toBeVisible();
  await expect(page.locator('article[data-running]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the bookmarks hydrate, and come, without a complaint', async ({ page }) => {
  const complaints = collectComplaints(page);
  await storeProgress(page, { bookmarks: [bookmarkAt(2, 255, 'a note')] });
  await page.goto('/read/bookmarks');
  await untilHydrated(page);
  await expect(page.locator('main li [lang=ar]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what a verse’s number opens draws no complaint', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Hide all' }).click();
  await page.getByRole('link', { name: '112:2' }).click();
  await page.getByRole('menuitem', { name: 'Add a note' }).click();
  await page.getByRole('textbox').fill('x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText('Check this text').click();
  await expect(page.locator('[data-verdict=right]')).toBeVisible();
  expect(complaints).toEqual([]);
});

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
