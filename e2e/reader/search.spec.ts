import { faultsOf } from '../support/axe.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { count, field, hits, openSearch } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[5.2] the search page says what can be typed, and that it needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/read/search');
    await expect(page.getByRole('heading', { name: 'Search the Qur’an' })).toBeVisible();
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page.getByText('What you can type')).toBeVisible();
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Choose a surah' }).click();
    await expect(page.locator('[data-landing]')).toBeVisible();
  });
});

test('[5.2] the texts are fetched with the first letter, and once only', async ({ page }) => {
  const requested = await openSearch(page);
  await expect(page.getByText('needs JavaScript')).toBeHidden();
  await field(page).pressSequentially('2:255');
  await expect(page.getByRole('link', { name: 'Go to Al-Baqarah 2:255' })).toBeVisible();
  expect(requested).toEqual([]);
  await field(page).fill('mercy');
  await expect(count(page)).toContainText('143 verses');
  await field(page).fill('الرحمن');
  await expect(count(page)).toContainText(/\d+ verses/);
  await expect(hits(page).locator('[lang=ar] mark').first()).toBeVisible();
  expect(requested).toHaveLength(2);
});

test('[5.2] [P25] Arabic as a keyboard writes it finds the Uthmani text, unchanged', async ({
  page,
}) => {
  await openSearch(page, `?q=${encodeURIComponent('الصلاة')}`);
  const first = hits(page).first();
  await expect(first).toContainText('Al-Baqarah 2:3');
  const text = readSurahText(2).verses[2];
  expect(await first.locator('[lang=ar]').textContent()).toBe(text?.arabic);
  expect(await first.locator('[lang=en]').textContent()).toBe(text?.translation);
  await expect(first.locator('[lang=ar]')).toHaveAttribute('dir', 'rtl');
  expect(text?.arabic.split(' ')).toContain(await first.locator('mark').textContent());
});

test('[5.2] a verse that was found leads to its place in the surah', async ({ page }) => {
  await openSearch(page, '?q=%22straight+path%22');
  await hits(page)
    .filter({ hasText: /^Al-Fatihah 1:6/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/read\/chapter\/1#1:6$/);
  await expect(page.locator('[id="1:6"]')).toBeInViewport();
});

test('[5.2] the address holds the query and the page; going back finds both', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('mercy');
  await expect(page).toHaveURL(/\/read\/search\?q=mercy$/);
  await field(page).press('Enter');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?q=mercy&page=2$/);
  await expect(count(page)).toContainText('Page 2 of 8');
  await expect(count(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(count(page)).toContainText('Page 1 of 8');
  await field(page).fill('light');
  await expect(page).toHaveURL(/\?q=light$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('mercy');
  await page.goForward();
  await expect(field(page)).toHaveValue('light');
  await page.goto('/read/search?q=mercy&page=99');
  await expect(count(page)).toContainText('Page 8 of 8');
  await expect(hits(page)).toHaveCount(3);
});

for (const [typed, name, path] of [
  ['2:255', 'Al-Baqarah 2:255', /\/read\/chapter\/2#2:255$/],
  ['سورة الكهف', 'Al-Kahf, surah 18', /\/read\/chapter\/18$/],
  ['page 50', 'Page 50', /\/read\/page\/50$/],
  ['juz 30', 'Juz 30', /\/read\/juz\/30$/],
  ['hizb 60', 'Hizb 60', /\/read\/hizb\/237$/],
] as const) {
  test(`[3.7] [5.2] “${typed}” offers to go to ${name}`, async ({ page }) => {
    await openSearch(page);
    await field(page).fill(typed);
    await page.getByRole('link', { name: `Go to ${name}` }).click();
    await expect(page).toHaveURL(path);
  });
}

test('[5.2] Enter goes to a place that is written in numbers', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('18:10');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/read\/chapter\/18#18:10$/);
});

test('[5.2] Enter before the page is alive goes to the place too', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/search-screen.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/read/search');
  await field(page).fill('18:10');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/q=18%3A10/);
  held.resolve();
  await expect(page).toHaveURL(/\/read\/chapter\/18#18:10$/);
});

for (const [typed, answer] of [
  ['2:287', 'This surah has no verse of that number.'],
  ['115:1', 'There is no such surah. They are numbered 1 to 114.'],
  ['page 605', 'There is none of that number'],
  ['ََ', 'Type at least two letters'],
  ['m', 'Type at least two letters'],
  ['zzzz', 'No verses found for “zzzz”.'],
] as const) {
  test(`[5.2] “${typed}” is answered with “${answer}”`, async ({ page }) => {
    await openSearch(page);
    await field(page).fill(typed);
    await expect(page.getByText(answer)).toBeVisible();
    await expect(hits(page)).toHaveCount(0);
  });
}

test('[5.2] a screen reader hears the count once typing rests', async ({ page }) => {
  await openSearch(page);
  const status = page.locator('[data-search] > [role=status]');
  await field(page).pressSequentially('mercy', { delay: 30 });
  await expect(status).toHaveText('143 verses found for mercy');
});

test('[8.2] texts that cannot be had are said to be missing, and Try again fetches them', async ({
  page,
}) => {
  await page.route('**/translation.txt', (route) => route.abort());
  await openSearch(page, '?q=mercy');
  await expect(page.getByText('The verses could not be loaded')).toBeVisible();
  await page.unroute('**/translation.txt');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(count(page)).toContainText('143 verses');
});

test('[3.8] an Arabic text with one letter changed is fetched anew, and never shown', async ({
  page,
}) => {
  let damaged = 0;
  await page.route('**/arabic.txt', async (route) => {
    const response = await route.fetch();
    damaged += 1;
    await route.fulfill({ response, body: (await response.text()).replace('\u0671', '\u0627') });
  });
  await openSearch(page, '?q=praise');
  await expect(page.getByText('The verses could not be loaded')).toBeVisible();
  expect(damaged).toBe(2);
  await expect(hits(page)).toHaveCount(0);
});

test('while the texts are on their way the page says how much they weigh', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/arabic.txt', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openSearch(page, '?q=mercy');
  await expect(page.getByText('about 370 kB, once')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  held.resolve();
  await expect(count(page)).toContainText('143 verses');
});

test('what is typed before the page is alive is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/search-screen.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/read/search');
  await field(page).fill('mercy');
  held.resolve();
  await expect(count(page)).toContainText('143 verses');
  await expect(field(page)).toHaveValue('mercy');
});

for (const width of [360, 1280]) {
  test(`[R11] at ${width} px results have no accessibility violation and do not overflow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSearch(page, '?q=mercy');
    await expect(hits(page)).toHaveCount(20);
    expect(await faultsOf(page, 'html', 'wcag')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
