import { SURAHS } from '@fahm/quran/surahs.ts';
import { openSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('[2.1.6] [2.7.1] [6.1] every surah answers at both addresses, and the public one is canonical', async ({
  request,
}) => {
  for (const { number, versesCount } of SURAHS) {
    for (const stem of ['/surahs', '/app/surah']) {
      const response = await request.get(`${stem}/${number}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain(`${versesCount} verses`);
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*:\\d+/surahs/${number}"`));
      expect(html.endsWith('</html>')).toBe(true);
    }
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.7.1] the header says English and Arabic name, number, verses, revelation and badge', async ({
    page,
  }) => {
    await page.goto('/surahs/2');
    const header = page.getByRole('article').locator('header');
    await expect(header.getByRole('heading', { level: 1 })).toContainText('Al-Baqarah');
    await expect(header.locator('[lang=ar][dir=rtl]')).toHaveText('البقرة');
    for (const fact of ['Surah 2 of 114', 'Medinan · 286 verses', 'FREE']) {
      await expect(header).toContainText(fact);
    }
  });

  test('[2.7.4] a free surah says that lessons are being prepared, and leads to its text', async ({
    page,
  }) => {
    await page.goto('/surahs/5');
    await expect(page.getByRole('heading', { name: 'Lessons are being prepared' })).toBeVisible();
    await page.getByRole('link', { name: 'Read this surah' }).click();
    await expect(page.locator('[data-chapter="5"]')).toBeVisible();
  });

  test('[2.7.2] [2.6.3] above 5: PRO, and the card that leads to the prices', async ({ page }) => {
    await page.goto('/surahs/6');
    await expect(page.getByText('PRO', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
    const prices = page.getByRole('main').getByRole('link', { name: 'View Pricing' });
    await expect(prices).toHaveAttribute('href', '/pricing');
  });

  test('what stands below the header is styled before any script', async ({ page }) => {
    await page.goto('/surahs/2');
    const card = page.getByRole('region', { name: 'Lessons are being prepared' });
    expect(await card.evaluate((box) => getComputedStyle(box).borderTopStyle)).toBe('solid');
  });
});

test('[1.6] the study area is dark and full-bleed whatever the theme, and the page around keeps its own', async ({
  page,
  context,
  baseURL,
}) => {
  const grounds = () =>
    page.evaluate(() => {
      const study = document.querySelector('[data-theme=study]');
      return {
        study: study === null ? '' : getComputedStyle(study).backgroundColor,
        bleed: study?.clientWidth === document.documentElement.clientWidth,
        page: getComputedStyle(document.body).backgroundColor,
      };
    });
  await page.goto('/surahs/1');
  const study = 'rgb(15, 21, 23)';
  expect(await grounds()).toEqual({ study, bleed: true, page: 'rgb(253, 252, 249)' });
  const value = encodeURIComponent('theme=sepia');
  await context.addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
  await page.reload();
  expect(await grounds()).toEqual({ study, bleed: true, page: 'rgb(246, 236, 217)' });
});

for (const stem of ['/surahs', '/app/surah']) {
  test(`[2.7] ${stem} without a number is the first surah`, async ({ page }) => {
    await openSignedIn(page, stem);
    await expect(page.locator('[data-surah="1"]')).toBeVisible();
  });

  for (const wrong of ['0', '115', '-1', '2.5', 'two', '002', '2/3', '%00']) {
    test(`[2.7.5] [2.25] ${stem}/${wrong} is no page: 404, with a way on`, async ({ page }) => {
      const response = await page.goto(`${stem}/${wrong}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    });
  }
}

test('the next surah comes without a document load, and is announced', async ({ page }) => {
  await page.goto('/surahs/5');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: "6. Al-An'am" }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expect(page).toHaveURL('/surahs/6');
  await expect(page).toHaveTitle(/Al-An'am/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator('[data-surah="5"]')).toBeVisible();
  await page.getByRole('link', { name: 'Read this surah' }).click();
  await expect(page.locator('[data-chapter="5"]')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[9.1] the ends of the list have one neighbour', async ({ page }) => {
  await page.goto('/surahs/1');
  const steps = page.getByRole('navigation', { name: 'Surahs' }).getByRole('link');
  await expect(steps).toHaveText(['Next2. Al-Baqarah']);
  await page.goto('/surahs/114');
  await expect(steps).toHaveText(['Previous113. Al-Falaq']);
});

for (const [fault, limit] of [
  ['refused', 3000],
  ['hung', 6000],
] as const) {
  test(`[R1] a page that was sent whole stays when its panel’s code is ${fault}`, async ({
    page,
  }) => {
    let isBroken = true;
    await page.route('**/assets/lessons-panel-*.js', (route) => {
      if (!isBroken) return route.continue();
      return fault === 'refused' ? route.abort() : undefined;
    });
    await page.goto('/surahs/2');
    await expect(page.getByText('What you see stays.')).toBeVisible({ timeout: limit });
    await expect(page.getByRole('heading', { name: 'Lessons are being prepared' })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
    await expect(page.getByText('What you see stays.')).toHaveCount(0);
  });
}

test('a click before the panel’s code has come goes to the next surah all the same', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/lessons-panel-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/lessons-panel-*.js');
  await page.goto('/surahs/5');
  await asked;
  await page.getByRole('link', { name: "6. Al-An'am" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Al-An'am");
  code.resolve();
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
});
