import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { studyApp } from '../support/page-lists.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const PUBLIC = ['/surahs/1', '/surahs/18'];
const PRIVATE = [
  ...studyApp,
  ...['read', 'rules', 'stories', 'practice', 'mastery'].map((tab) => `/app/surah/1?tab=${tab}`),
  '/app/surah/18',
];

const ready = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'study', { timeout: 10_000 });

/** By how many pixels the page is wider than the screen, at the widths of a phone, a tablet and a desk. */
async function overflows(page: Page): Promise<number[]> {
  const wider: number[] = [];
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    wider.push(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  }
  return wider;
}

/** Links and buttons that are lower than a finger; links inside a sentence may be. */
const lowTargets = (page: Page) =>
  page
    .getByRole('main')
    .locator('a:visible, button:visible, summary:visible, select:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 43.5)
        .map((target) => target.outerHTML.slice(0, 120)),
    );

/** Low targets and faults are looked for on the phone, where `overflows` leaves the page. */
async function expectSound(page: Page): Promise<void> {
  expect(await overflows(page)).toEqual([0, 0, 0]);
  expect(await lowTargets(page)).toEqual([]);
  expect(await faultsOf(page, 'main')).toEqual([]);
}

for (const path of PUBLIC) {
  test(`[R11] ${path}: nothing too wide or too low, axe finds nothing`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    await expectSound(page);
  });
}

for (const path of PRIVATE) {
  test(`[R11] ${path}: nothing too wide or too low, axe finds nothing`, async ({ page }) => {
    await signInAsMember(page, 'Learner of layouts', path);
    await ready(page);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectSound(page);
  });
}

// The longest names on either side, and the widest Arabic.
for (const path of ['/surahs/2', '/surahs/6', '/surahs/60', '/surahs/74']) {
  test(`[R11] nothing is wider than the page from 320 to 1280 px on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${width} px`).toBe(0);
    }
  });
}

for (const width of [360, 1280]) {
  test(`[P9] at ${width} px nothing of the app moves far when it comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const state = { shift: 0 };
      Object.assign(globalThis, { state });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          state.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await signInAsMember(page, 'Learner of still pages', '/help');
    for (const path of ['/app', '/app/surah/2', '/app/practice', '/app/coach/1']) {
      await page.goto(path);
      await ready(page);
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(
        () => (globalThis as unknown as { state: { shift: number } }).state.shift,
      );
      expect(shift, path).toBeLessThanOrEqual(0.1);
    }
  });
}
