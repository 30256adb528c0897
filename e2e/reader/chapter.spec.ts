import { expect, test } from '../support/test.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { untilHydrated } from '../support/pages.ts';

const verses = '[data-verse]';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.11.2] [3.8] surah 2 is readable: 286 verses, each with its number, anchor and translation', async ({
    page,
  }) => {
    await page.goto('/read/chapter/2');
    await expect(page.locator(verses)).toHaveCount(286);
    const kursi = page.locator('[id="2:255"]');
    await expect(kursi).toHaveAttribute('id', '2:255');
    await expect(kursi.locator('[lang=ar]')).toHaveAttribute('dir', 'rtl');
    await expect(kursi.locator('[lang=en]')).not.toBeEmpty();
  });

  test('[2.11.2] the previous and next chapters are plain links', async ({ page }) => {
    await page.goto('/read/chapter/2');
    await page.getByRole('link', { name: 'Next chapter' }).click();
    await expect(page).toHaveURL(/\/read\/chapter\/3$/);
    await expect(page.locator(verses)).toHaveCount(200);
  });

  test('an address with a verse scrolls to that verse', async ({ page }) => {
    await page.goto('/read/chapter/2#2:255');
    await expect(page.locator('[id="2:255"]')).toBeInViewport();
  });
});

test('[2.11.2] [2.1.2] every one of the 114 chapters answers with all of its verses', async ({
  request,
}) => {
  for (const { number, versesCount } of SURAHS) {
    const response = await request.get(`/read/chapter/${number}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html.match(/data-verse="/g)).toHaveLength(versesCount);
    expect(html.endsWith('</html>')).toBe(true);
  }
});

test('[2.11.2] without a number the chapter is the first', async ({ page }) => {
  await page.goto('/read/chapter');
  await expect(page.locator('[data-chapter="1"]')).toBeVisible();
});

for (const wrong of [
  '0',
  '115',
  '-1',
  '2.5',
  'two',
  '002',
  '1e1',
  '2/287',
  '2/0',
  '2/3/4',
  '%00',
]) {
  test(`[2.25] /read/chapter/${wrong} is no page: 404, with a way on`, async ({ page }) => {
    const response = await page.goto(`/read/chapter/${wrong}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget')).toHaveCount(0);
    await page.getByRole('link', { name: 'Open Reader' }).click();
    await expect(page.locator('[data-landing]')).toBeVisible();
  });
}

test('[5.8] Previous is disabled at 1 and Next at 114', async ({ page }) => {
  const previous = page.getByRole('link', { name: 'Previous chapter' });
  const next = page.getByRole('link', { name: 'Next chapter' });
  await page.goto('/read/chapter/1');
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  await page.goto('/read/chapter/114');
  await expect(previous).toBeEnabled();
  await expect(next).toBeDisabled();
});

test('title, languages and direction tell what the page holds', async ({ page }) => {
  await page.goto('/read/chapter/2');
  await expect(page).toHaveTitle(/Al-Baqarah.*The Cow/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/read\/chapter\/2$/);
  const withoutDirection = page.locator('[lang=ar]:not([dir=rtl])');
  await expect(withoutDirection).toHaveCount(0);
});

test('the next chapter comes without a document load, and going back finds the same place', async ({
  page,
}) => {
  await page.goto('/read/chapter/2');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('[id="2:100"]').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Next chapter' }).click();
  await expect(page.locator('[data-chapter="3"]')).toBeVisible();
  await expect(page).toHaveTitle(/Ali 'Imran/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator('[data-chapter="2"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 400);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[8.2] a chapter that cannot be fetched says so, and Try again fetches it', async ({
  page,
}) => {
  await page.goto('/read/chapter/2');
  await untilHydrated(page);
  await page.route('**/text/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Next chapter' }).click();
  await expect(page.getByText('Failed to load verse content')).toBeVisible();
  await page.unroute('**/text/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(verses)).toHaveCount(200);
});

test('no script is asked for before the first paint, and nothing from another origin', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  await page.goto('/read/chapter/2');
  await untilHydrated(page);
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(2);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted);
  expect(foreign).toEqual([]);
});
