import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/figures/fig_musa');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
});

test('[2.8.4] [4.4] opens Arabic and translation, closes, and opens again without asking twice', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/quran/verses/')) requested.push(request.url());
  });
  const chip = page.locator('[data-part=verse-chip]').first();
  const reference = (await chip.getAttribute('data-reference')) ?? '';
  const [surah = '', range = ''] = reference.split(':');
  const [first = 0, last = first] = range.split('-').map(Number);
  await chip.getByRole('link').first().click();
  await expect(chip.locator('li')).toHaveCount(last - first + 1);
  await expect(chip.locator('[lang=ar][dir=rtl]').first()).toBeVisible();
  await expect(chip.locator('li [lang=en]').first()).not.toBeEmpty();
  await expect(chip).toContainText(`${surah}:${first}`);
  expect(requested).toHaveLength(2);
  await chip.getByRole('link').first().click();
  await expect(chip.locator('li').first()).toBeHidden();
  await chip.getByRole('link').first().click();
  await expect(chip.locator('li').first()).toBeVisible();
  expect(requested).toHaveLength(2);
});

test('the verses around it are a button away, and the reader is a link', async ({ page }) => {
  const chip = page.locator('[data-part=verse-chip]').first();
  await chip.getByRole('link').first().click();
  const verses = chip.locator('li');
  await expect(verses.first()).toBeVisible();
  const count = await verses.count();
  await chip.getByRole('button', { name: 'Verse after' }).click();
  await expect(verses).toHaveCount(count + 1);
  await chip.getByRole('button', { name: 'Verse before' }).click();
  await expect(verses).toHaveCount(count + 2);
  await expect(chip.getByRole('link', { name: 'Open in the reader' })).toHaveAttribute(
    'href',
    /^\/read\/chapter\/\d+#\d+:\d+$/,
  );
});

test('[8.2] a verse that cannot be had says so, and Retry asks again', async ({ page }) => {
  await page.route('**/api/quran/verses/**', (route) => route.abort());
  const chip = page.locator('[data-part=verse-chip]').first();
  await chip.getByRole('link').first().click();
  await expect(chip.getByRole('alert')).toContainText('Failed to load verse content');
  await page.unroute('**/api/quran/verses/**');
  await chip.getByRole('button', { name: 'Retry' }).click();
  await expect(chip.locator('li').first()).toBeVisible();
});

test('the translation is the one that the visitor reads', async ({ page, context, baseURL }) => {
  const value = encodeURIComponent('edition=en.pickthall');
  await context.addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
  const requested = page.waitForRequest(/verses\/.*edition=en\.pickthall/);
  await page.locator('[data-part=verse-chip] a').first().click();
  await requested;
});

test('a chip works by keyboard and says whether it is open', async ({ page }) => {
  const link = page.locator('[data-part=verse-chip] a').first();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-expanded', 'true');
});
