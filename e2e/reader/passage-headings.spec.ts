import { faultsOf, putTheme } from '../support/axe.ts';
import { untilHydrated } from '../support/pages.ts';
import { openSettings, showSettings } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

test('[P15] headings of passages are off at first: neither their code nor their words are asked for', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/read/chapter/67');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-passage-heading]')).toHaveCount(0);
  expect(requested.filter((url) => /passage/.test(new URL(url).pathname))).toEqual([]);
});

test.describe('with headings of passages', () => {
  test('[2.11.3] they stand between the verses, stay after a reload, on pages too, and go again', async ({
    page,
  }) => {
    const sheet = await openSettings(page, '/read/chapter/67', 'Text');
    const arabic = () => page.locator('[data-verse] > [lang=ar]').allTextContents();
    const before = await arabic();
    const shown = sheet.getByRole('switch', { name: 'Passage headings' });
    await shown.click();
    const headings = page.locator('[data-passage-heading] > h2');
    await expect(headings.first()).toHaveAttribute('id', 'passage-67-1');
    await expect.poll(() => headings.count()).toBeGreaterThan(2);
    expect(await arabic()).toEqual(before);
    await page.reload();
    await untilHydrated(page);
    await expect(headings.first()).toBeVisible();
    const firsts = await page
      .locator('[data-passage-heading] + [data-verse]')
      .evaluateAll((verses) => verses.map(({ id }) => id));
    await expect(headings).toHaveCount(firsts.length);
    for (const theme of ['light', 'dark', 'sepia']) {
      await putTheme(page, theme);
      expect(await faultsOf(page, '[data-unit]', 'colours')).toEqual([]);
    }
    expect(await faultsOf(page, '[data-unit]')).toEqual([]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await page.goto('/read/page/562');
    await untilHydrated(page);
    await expect(page.locator('h3#passage-67-1')).toBeVisible();
    const again = await showSettings(page, 'Text');
    await again.getByRole('switch', { name: 'Passage headings' }).click();
    await expect(page.locator('[data-passage-heading]')).toHaveCount(0);
  });

  test('of a surah whose map cannot be had nothing is shown, and nothing fails', async ({
    page,
  }) => {
    await page.route('**/passages/112.json', (route) => route.fulfill({ status: 404 }));
    await openSettings(page, '/read/chapter/112', 'Text');
    const answered = page.waitForResponse('**/passages/112.json');
    await page.getByRole('switch', { name: 'Passage headings' }).click();
    await answered;
    await expect(page.locator('[data-passage-heading]')).toHaveCount(0);
    await expect(page.locator('[data-verse]')).toHaveCount(4);
  });
});
