import { faultsOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/pages.ts';

test('[1.2] the start page says the tagline and opens the reader', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hafiz of Meaning');
  await page.getByRole('link', { name: 'Open Reader' }).click();
  await expect(page.locator('[data-landing]')).toBeVisible();
});

test('[2.25] an unknown address is 404 and says so', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('[7.2] [7.3] the API answers on the public origin, never cached', async ({ request }) => {
  const list = await request.get('/api/surahs');
  expect(list.headers()['cache-control']).toBe('private, no-store');
  expect(await list.json()).toHaveLength(114);
  const one = await request.get('/api/surahs/2');
  expect(await one.json()).toMatchObject({ number: 2, versesCount: 286 });
});

test('localhost is sent to the one origin', async ({ request, baseURL }) => {
  const other = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const response = await request.get(`${other}/read/chapter/2?x=1`, { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers()['location']).toBe(`${baseURL}/read/chapter/2?x=1`);
});

for (const path of ['/', '/read/chapter/1', '/read/chapter/18', '/nowhere']) {
  test(`${path} has no accessibility violation (WCAG 2.2 AA)`, async ({ page }) => {
    await page.goto(path);
    if (path.startsWith('/read')) await untilHydrated(page);
    expect(await faultsOf(page, 'html', 'wcag')).toEqual([]);
  });
}

test('nothing overflows sideways from 320 to 1280 px', async ({ page }) => {
  for (const path of ['/', '/read/chapter/2', '/nowhere']) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
