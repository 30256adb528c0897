import { faultsOf } from '../support/axe.ts';
import type { Page } from '@playwright/test';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { untilHydrated } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.locator('[data-landing] ol > li');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a surah' });
const CHUNK = '**/assets/landing-screen.js';

/** From a chapter to the landing page without a document load. */
async function moveToLanding(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Qur’an Reader' })
    .click();
  await expect(page).toHaveURL(/\/reader$/);
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.11.1] 114 cards: number, names, revelation, verses, bar, Ready to Read and FREE', async ({
    page,
  }) => {
    await page.goto('/reader');
    await expect(cards(page)).toHaveCount(114);
    // Not the visible text: what is far below the screen is laid out later.
    const texts = await cards(page).evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('span')]
          .filter(({ childElementCount }) => childElementCount === 0)
          .map(({ textContent }) => textContent)
          .filter((text) => text !== ''),
      ),
    );
    for (const [index, surah] of SURAHS.entries()) {
      expect(texts[index]).toEqual([
        `${surah.number}`,
        surah.nameEn,
        `${surah.revelation} · ${surah.versesCount} verses`,
        surah.nameAr,
        'Ready to Read',
        'FREE',
      ]);
    }
    await expect(page.getByText('Continue Reading')).toHaveCount(0);
    await cards(page).nth(17).getByRole('link').click();
    await expect(page.locator('[data-chapter="18"]')).toBeVisible();
  });
});

for (const [typed, expected] of [
  ['kahf', ['Al-Kahf']],
  ['AL-KAHF', ['Al-Kahf']],
  ['الكهف', ['Al-Kahf']],
  ['114', ['An-Nas']],
  ['  yasin ', ['Ya-Sin']],
] as const) {
  test(`[5.2] “${typed}” finds ${expected.join()}`, async ({ page }) => {
    await page.goto('/reader');
    await untilHydrated(page);
    await field(page).fill(typed);
    await expect(cards(page)).toHaveCount(expected.length);
    for (const name of expected) await expect(cards(page)).toContainText(name);
  });
}

test('what is typed before the list is alive is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(CHUNK, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/reader');
  await untilHydrated(page);
  await field(page).fill('kahf');
  held.resolve();
  await expect(cards(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('kahf');
});

test('[2.11.1] a query without a match says so, and offers to search the verses', async ({
  page,
}) => {
  await page.goto('/reader');
  await untilHydrated(page);
  await field(page).fill('zzz');
  await expect(page.getByText('No surahs found matching the query.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await field(page).fill('light');
  await page.getByRole('link', { name: 'Search the verses for “light”' }).click();
  await expect(page).toHaveURL(/\/read\/search\?q=light$/);
});

test('[2.11.1] what was read shows as progress, and Continue Reading opens the verse', async ({
  page,
}) => {
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)), { timeout: 10_000 })
    .toContain('112');
  await moveToLanding(page);
  const card = cards(page).nth(111);
  await expect(card).toContainText(/% read|Read to the end/);
  // A line stands where something was read, and nowhere else.
  const lines = cards(page).locator('span:has(> span:only-child:empty)');
  const drawn = await lines.evaluateAll((all) =>
    all.map((line) => getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)'),
  );
  expect(drawn).toEqual(SURAHS.map(({ number }) => number === 112));
  await expect(cards(page).first()).toContainText('Ready to Read');
  await page.getByRole('link', { name: 'Continue Reading' }).click();
  await expect(page).toHaveURL(/\/read\/chapter\/112#112:\d$/);
});

test('[8.3] [2.11.1] while its code is late the page says Loading surahs...', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(CHUNK, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await moveToLanding(page);
  await expect(page.getByText('Loading surahs...')).toBeVisible();
  held.resolve();
  await expect(cards(page)).toHaveCount(114);
});

test('[8.9] [2.11.1] when its code cannot be had the page says so, and Try again gets it', async ({
  page,
}) => {
  await page.route(CHUNK, (route) => route.abort());
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await moveToLanding(page);
  await expect(page.getByText('Failed to load surahs. Please try again.')).toBeVisible();
  await page.unroute(CHUNK);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(114);
});

for (const width of [360, 768, 1280]) {
  test(`[R11] at ${width} px it has no accessibility violation and does not overflow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/reader');
    await untilHydrated(page);
    expect(await faultsOf(page, 'html', 'wcag')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
