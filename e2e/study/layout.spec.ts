import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';

for (const path of ['/surahs/2', '/surahs/18']) {
  test(`[R11] axe finds nothing wrong with ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
  });

  test(`[R11] every target on ${path} is at least 44 px high`, async ({ page }) => {
    await page.goto(path);
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

// The longest names on either side, and the widest Arabic.
for (const path of ['/surahs/2', '/surahs/6', '/surahs/60', '/surahs/74']) {
  for (const width of [320, 360, 768, 1280]) {
    test(`[R11] nothing is wider than the page at ${width} px on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  }
}
