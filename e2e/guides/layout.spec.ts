import { faultsOf, putTheme } from '../support/axe.ts';
import { publicGuides } from '../support/page-lists.ts';
import { expect, test } from '../support/test.ts';

const PATHS = [...publicGuides, '/figures/fig_nobody'];

/** Run in the page: the elements whose content is wider than they are, each with its first words. */
const widerThanTheirBox = () =>
  [...document.querySelectorAll('main, main *')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => getComputedStyle(element).display !== 'inline')
    // What scrolls in a frame of its own, and what is cut to its lines.
    .filter((element) => element.closest('[role=slider], [role=group], [data-chips], svg') === null)
    .filter((element) => !element.classList.contains('visually-hidden'))
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);

for (const path of PATHS) {
  test(`[R11] ${path}: axe finds nothing in light, dark and sepia, nothing is wider than the page from 320 to 1280 px`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
    expect(await faultsOf(page, 'main')).toEqual([]);
    for (const theme of ['dark', 'sepia']) {
      await putTheme(page, theme);
      expect(await faultsOf(page, 'main', 'colours'), theme).toEqual([]);
    }
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(widerThanTheirBox), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });
}
