import { untilHydrated } from '../support/pages.ts';
import { bookmarkAt, storeProgress } from '../support/reading-progress.ts';
import { expect, test } from '../support/test.ts';

test('a page prints the text, its translation and its credits, black on white', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'prefs', value: 'theme=dark', url: baseURL ?? '' }]);
  await storeProgress(page, { bookmarks: [bookmarkAt(112, 1)] });
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Hide all' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['[id="112:4"] [lang=ar]', '[data-tr]', '[data-edition-credit]']) {
    await expect(page.locator(shown).first()).toBeVisible();
  }
  for (const role of ['navigation', 'contentinfo', 'banner', 'region'] as const) {
    for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden();
  }
  await expect(page.getByText('Check this text')).toBeHidden();
  await expect(page.getByRole('img', { name: 'Bookmarked' })).toBeHidden();
  const colours = await page
    .locator('[id="112:1"] [lang=ar]')
    .evaluate((it) => [
      getComputedStyle(it).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('a long surah prints all of its verses', async ({ page }) => {
  await page.goto('/read/chapter/36');
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(5);
  expect(pages).toBeLessThan(40);
});

for (const path of ['/read/chapter/2', '/read/page/604', '/read/chapter/2/255', '/reader']) {
  test(`[R11] nothing is wider than ${path} at 400 per cent of a 1280 px screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await untilHydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}
