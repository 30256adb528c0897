import { SURAHS } from '@fahm/quran/surahs.ts';
import { collectComplaints } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('[2.1.6] [2.7.1] [6.1] every surah answers at both addresses, and the public one is canonical', async ({
  request,
}) => {
  for (const { number, versesCount } of SURAHS) {
    for (const basePath of ['/surahs', '/app/surah']) {
      const response = await request.get(`${basePath}/${number}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain(`${versesCount} verses`);
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*:\\d+/surahs/${number}"`));
      expect(html.endsWith('</html>')).toBe(true);
    }
  }
});

for (const { surah, besides } of [
  { surah: 1, besides: [] },
  // Of a surah that is not free, whether Pro can be bought here.
  { surah: 6, besides: ['/api/offer'] },
]) {
  test(`[P28] what /surahs/${surah} shows a visitor came with it: nothing is fetched but the list of scripts${besides.map((path) => `, and ${path}`).join('')}`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(`/surahs/${surah}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([expect.stringMatching(/\/later\.json$/), ...besides]);
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.7.1] the header says English and Arabic name, number, verses, revelation and badge', async ({
    page,
  }) => {
    await page.goto('/surahs/2');
    const header = page.getByRole('article').first().locator('header');
    await expect(header.getByRole('heading', { level: 1 })).toContainText('Al-Baqarah');
    await expect(header.locator('[lang=ar][dir=rtl]')).toHaveText('البقرة');
    for (const fact of ['Surah 2 of 114', 'Medinan · 286 verses', 'FREE']) {
      await expect(header).toContainText(fact);
    }
  });

  test('[P28] [6.1] the concepts of a free surah can be read, and their verses lead to the reader', async ({
    page,
  }) => {
    await page.goto('/surahs/1');
    const card = page.locator('[data-concept]').first();
    await expect(card.getByRole('heading', { name: 'The opening of the Book' })).toBeVisible();
    await expect(card).toContainText('Core Concept');
    expect(await card.evaluate((box) => getComputedStyle(box).borderTopStyle)).toBe('solid');
    await card.getByRole('link', { name: 'Qur’an 1:1–7' }).first().click();
    await expect(page.locator('[data-chapter="1"]')).toBeVisible();
  });

  test('[2.7.2] [2.6.3] above 5: PRO, and the card that leads to the prices, with a sample', async ({
    page,
  }) => {
    await page.goto('/surahs/6');
    await expect(page.getByText('PRO', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
    const prices = page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' });
    await expect(prices).toHaveAttribute('href', '/pricing');
    await expect(page.getByRole('heading', { name: 'The opening of the Book' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test('[1.6] [A29] study is dark, and all of the page with it, whatever the theme; the reader keeps its own', async ({
  page,
  context,
  baseURL,
}) => {
  const DARK = 'rgb(15, 21, 23)';
  const SEPIA = 'rgb(246, 236, 217)';
  const grounds = () =>
    page.evaluate(() => ({
      page: getComputedStyle(document.body).backgroundColor,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      bar: document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
    }));
  const study = { page: DARK, scheme: 'dark', bar: '#0f1517' };
  const value = encodeURIComponent('theme=sepia');
  await context.addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
  // As the server sent it: nothing flashes.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/surahs/1');
  expect(await grounds()).toEqual(study);
  await page.unroute('**/*.js');
  await page.goto('/read/chapter/1');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'reader');
  const reader = { page: SEPIA, scheme: 'light', bar: '#f6ecd9' };
  expect(await grounds()).toEqual(reader);
  await page.evaluate(() => history.pushState({}, '', '/surahs/1'));
  await expect(page.locator('[data-surah="1"]')).toBeVisible();
  expect(await grounds()).toEqual(study);
  await page.goBack();
  await expect(page.locator('[data-chapter="1"]')).toBeVisible();
  expect(await grounds()).toEqual(reader);
});

test('[2.7] the public address without a number is the first surah', async ({ page }) => {
  await page.goto('/surahs');
  await expect(page.locator('[data-surah="1"]')).toBeVisible();
});

for (const basePath of ['/surahs', '/app/surah']) {
  for (const wrong of ['0', '115', '-1', '2.5', 'two', '002', '%00']) {
    test(`[2.7.5] ${basePath}/${wrong} is no surah: 404, said so, with the way back`, async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      const response = await page.goto(`${basePath}/${wrong}`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surah Not Found');
      await expect(page).toHaveTitle('Surah Not Found · Fahm');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('link', { name: 'Back to Surahs' })).toHaveAttribute(
        'href',
        basePath === '/surahs' ? '/reader' : '/app/surah',
      );
      expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
    });
  }

  test(`[2.25] ${basePath}/2/3 is no page: 404, with a way on`, async ({ page }) => {
    const response = await page.goto(`${basePath}/2/3`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
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
  await page.getByRole('link', { name: 'Read this surah' }).click();
  await expect(page.locator('[data-chapter="6"]')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('[data-surah="5"]')).toBeVisible();
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
    await page.route('**/assets/concepts-panel.js', (route) => {
      if (!isBroken) return route.continue();
      return fault === 'refused' ? route.abort() : undefined;
    });
    await page.goto('/surahs/1');
    await expect(page.getByText('What you see stays.')).toBeVisible({ timeout: limit });
    await expect(page.getByRole('heading', { name: 'The opening of the Book' })).toBeVisible();
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
  await page.route('**/assets/concepts-panel.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const requested = page.waitForRequest('**/assets/concepts-panel.js');
  await page.goto('/surahs/5');
  await requested;
  await page.getByRole('link', { name: "6. Al-An'am" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Al-An'am");
  code.resolve();
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
});

test('[2.8.4] [4.4] a verse chip opens into its verses, closes, and asks once', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/quran/verses/')) requested.push(request.url());
  });
  await page.goto('/surahs/1');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
  const chip = page.locator('[data-concept]').first().getByRole('link', { name: 'Qur’an 1:1–7' });
  await chip.click();
  const panel = page.getByRole('region', { name: 'Text of 1:1–7' });
  await expect(panel.locator('[lang=ar]')).toHaveCount(7);
  await expect(panel.getByText('Al-Fatihah 1:7')).toBeVisible();
  await chip.click();
  await expect(panel).toBeHidden();
  await chip.click();
  await expect(panel).toBeVisible();
  expect(requested).toHaveLength(2);
});

test.describe('[6.1] [4.2] a visitor', () => {
  test('finds one sign-in card behind the other tabs, which comes back to the tab, and no toast', async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    await page.goto('/surahs/1');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
    for (const tab of ['Read', 'Rules', 'Stories', 'Practice', 'Mastery']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('heading', { name: 'Sign in to study' })).toHaveCount(1);
      const link = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
      const returnTo = encodeURIComponent(`/surahs/1?tab=${tab.toLowerCase()}`);
      await expect(link).toHaveAttribute('href', `/api/login?returnTo=${returnTo}`);
    }
    await expect(page.getByRole('status').filter({ hasText: 'Subscription' })).toHaveCount(0);
    expect(refused).toEqual([]);
  });

  test('[P21] asks the API nothing to read the concepts that came with the page', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) requested.push(request.url());
    });
    await page.goto('/surahs/1');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
    expect(requested).toEqual([]);
  });
});
