import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/pages.ts';

test('verses stay readable when the remote’s script cannot be had, and Retry brings it back', async ({
  page,
}) => {
  await page.route('**/remoteEntry.js*', (route) => route.abort());
  await page.goto('/read/chapter/2');
  await expect(page.getByText('This part of the site could not be loaded.')).toBeVisible();
  await expect(page.locator('[data-verse]')).toHaveCount(286);
  await page.unroute('**/remoteEntry.js*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await untilHydrated(page);
  await expect(page.getByText('This part of the site could not be loaded.')).toHaveCount(0);
});

test('a remote that never answers meets the deadline; the shell goes on working', async ({
  page,
}) => {
  await page.route('**/remoteEntry.js*', () => {});
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Open Reader' })).toBeVisible();
  await page.goto('/read/chapter/112');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 8000 });
  await expect(page.locator('[data-verse]')).toHaveCount(4);
});

test('a script that was changed on the way is refused before it runs', async ({ page }) => {
  await page.route('**/mf/reader/**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\nwindow.tampered = true;`;
    await route.fulfill({ response, body });
  });
  await page.goto('/read/chapter/112');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 8000 });
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expect(page.locator('[data-verse]')).toHaveCount(4);
});

test('a file that a remote does not have is 404, never a page', async ({ request }) => {
  const html = await (await request.get('/read/chapter/1')).text();
  const base = /\/mf\/reader\/[0-9a-f]+\//.exec(html)?.[0] ?? '';
  expect(base).not.toBe('');
  expect((await request.get(`${base}remoteEntry.js`)).status()).toBe(200);
  for (const gone of [`${base}assets/gone.js`, '/mf/reader/0/remoteEntry.js', '/assets/gone.js']) {
    expect((await request.get(gone)).status()).toBe(404);
  }
});
