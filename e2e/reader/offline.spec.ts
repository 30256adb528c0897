import { damage, cachedIn, untilCached } from '../support/offline-cache.ts';
import { untilHydrated } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a page that was visited opens without a network, alive', async ({ page, context }) => {
  await page.goto('/read/chapter/112');
  await untilCached(page, '/read/chapter/112');
  await context.setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await expect(page.locator('[id="112:1"] [lang=ar]')).toBeVisible();
});

test('a page that is not on the device says so, and lists those that are', async ({
  page,
  context,
}) => {
  await page.goto('/read/chapter/112');
  await untilCached(page, '/read/chapter/112');
  await untilCached(page, '/_offline');
  await context.setOffline(true);
  await page.goto('/names');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  await page
    .getByRole('region', { name: 'On this device' })
    .getByRole('link', { name: /Ikhlas/ })
    .click();
  await untilHydrated(page);
  await expect(page).toHaveURL('/read/chapter/112');
});

test('a kept page holds nothing of its visitor, and looks as the visitor now wants it', async ({
  page,
  context,
  baseURL,
}) => {
  const look = (query: string) =>
    context.addCookies([{ name: 'prefs', value: encodeURIComponent(query), url: baseURL ?? '' }]);
  await look('theme=sepia&colours=000000.ffffff.cccccc.eeeeee.333333');
  await page.goto('/read/chapter/112');
  await untilCached(page, '/read/chapter/112');
  const kept = await page.evaluate(async () => {
    const copy = await (await caches.open('pages-1')).match('/read/chapter/112');
    return `${await copy?.text()}${JSON.stringify([...(copy?.headers ?? [])])}`;
  });
  // The rules of every theme stand in it, and no choice of one.
  expect(kept).not.toMatch(/"sepia"|#eeeeee/);
  await look('theme=midnight');
  await context.setOffline(true);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight');
  await untilHydrated(page);
});

test('what is kept lies in few caches', async ({ page }) => {
  await page.goto('/reader');
  await untilCached(page, '/reader');
  expect(await cachedIn(page, 'files-1')).toContainEqual(expect.stringContaining('landing-screen'));
});

test('a surah that was downloaded opens in flight mode by every address that lies in it', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await page.goto('/read/chapter/18?open=offline');
  const row = page.getByRole('region', { name: 'Surah 18, Al-Kahf' });
  await row.getByRole('button', { name: /Download/ }).click();
  await expect(row.getByText('It is on this device now.')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  for (const [path, verse] of [
    ['/read/chapter/18', '18:10'],
    ['/read/page/300', '18:60'],
    ['/read/chapter/18/10', '18:10'],
  ] as const) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.locator(`[id="${verse}"] [lang=ar]`)).toBeVisible();
  }
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.goto('/read/chapter/40');
  await expect(page.getByRole('alert')).toContainText('Ghafir is not on this device');
  await page.getByRole('link', { name: 'Surah 18, Al-Kahf' }).click();
  await expect(page.locator('[id="18:1"] [lang=ar]')).toBeVisible();
});

test('the whole Qur’an opens in flight mode, and the landing page marks it', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await page.goto('/reader?open=offline');
  const row = page.getByRole('region', { name: 'The whole Qur’an' });
  await expect(row).toContainText('371 kB');
  await row.getByRole('button', { name: /Download/ }).click();
  await expect(row.getByText('It is on this device now.')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  for (const path of ['/read/chapter/2', '/read/chapter/114', '/read/juz/30', '/read/page/604']) {
    await page.goto(path);
    await untilHydrated(page);
    const unit = path.slice('/read/'.length);
    // The whole text is read and verified first, and the machine may be busy.
    const verse = page.locator(`[data-unit="${unit}"] [data-verse]`).first();
    await expect(verse).toBeVisible({ timeout: 15_000 });
  }
  await page.goto('/reader');
  await untilHydrated(page);
  await expect(page.getByText('Available offline', { exact: true })).toHaveCount(115);
});

test('a copy that was damaged is never shown: it is got anew, or the page says what is missing', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await page.goto('/read/chapter/112');
  await untilCached(page, '/read/chapter/112');
  await page.getByRole('link', { name: 'Next chapter' }).click();
  await expect(page.locator('[id="113:1"]')).toBeVisible();
  await expect
    .poll(() => cachedIn(page, 'text-1'))
    .toContainEqual(expect.stringMatching(/113.json$/));
  await untilCached(page, '/_offline/reader');
  const session = await context.newCDPSession(page);
  const forget = () => session.send('Network.clearBrowserCache');
  const [text = ''] = await cachedIn(page, 'text-1');
  const entry = (await cachedIn(page, 'files-1')).find((path) => /assets.remote\.js$/.test(path));
  await damage(page, 'text-1', text);
  await forget();
  await context.setOffline(true);
  await page.goto('/read/chapter/113');
  await expect(page.getByRole('alert')).toContainText(/not on this device|Failed to load/);
  await expect(page.locator('[data-verse]')).toHaveCount(0);
  expect(await cachedIn(page, 'text-1')).toEqual([]);
  await context.setOffline(false);
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Next chapter' }).click();
  await expect(page.locator('[id="113:1"]')).toBeVisible();
  await expect.poll(() => cachedIn(page, 'text-1')).toContain(text);
  await damage(page, 'files-1', entry ?? '');
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await expect.poll(() => cachedIn(page, 'files-1')).toContain(entry);
  await damage(page, 'files-1', entry ?? '');
  await forget();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This part of the site could not be loaded.');
  await expect(page.locator('[id="112:1"] [lang=ar]')).toBeVisible();
});
