import { faultsOf } from '../support/axe.ts';
import type { Page } from '@playwright/test';
import { readVerse } from '@fahm/quran/corpus.ts';
import { hizbQuarterRange, juzRange, pageRange } from '@fahm/quran/mushaf-divisions.ts';
import { verseKey, type VerseRange, versesOf } from '@fahm/quran/reference.ts';
import { untilHydrated, untilPainted } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Key, Arabic and translation of the verses that a unit must show, from the corpus. */
function expectedText(range: VerseRange | null): string[] {
  return versesOf(range ?? { start: { surah: 0, ayah: 0 }, end: { surah: 0, ayah: 0 } }).map(
    (verse) => {
      const { arabic, translation } = readVerse(verse.surah, verse.ayah);
      return [verseKey(verse), arabic, translation].join('\n');
    },
  );
}

const shownText = (page: Page): Promise<string[]> =>
  page
    .locator('[data-verse]')
    .evaluateAll((verses) =>
      (verses as HTMLElement[]).map((verse) =>
        [
          verse.id,
          verse.querySelector('[lang=ar]')?.firstChild?.nodeValue,
          verse.querySelector('[data-tr]')?.textContent,
        ].join('\n'),
      ),
    );

const bar = (page: Page) => page.getByRole('navigation', { name: 'Reading' });

for (const [path, range] of [
  ['/read/page/50', pageRange(50)],
  ['/read/page/604', pageRange(604)],
  ['/read/juz/30', juzRange(30)],
  ['/read/hizb/1', hizbQuarterRange(1)],
  ['/read/chapter/2/255', { start: { surah: 2, ayah: 253 }, end: { surah: 2, ayah: 257 } }],
] as const) {
  test(`[2.1.2] [3.8] ${path} holds its verses letter by letter, from the server`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(path);
    expect(await shownText(page)).toEqual(expectedText(range));
    await context.close();
  });
}

for (const [from, to, range] of [
  ['/read/page/603', '/read/page/604', pageRange(604)],
  ['/read/juz/29', '/read/juz/30', juzRange(30)],
  ['/read/hizb/239', '/read/hizb/240', hizbQuarterRange(240)],
  [
    '/read/chapter/2/254',
    '/read/chapter/2/255',
    { start: { surah: 2, ayah: 253 }, end: { surah: 2, ayah: 257 } },
  ],
] as const) {
  test(`[3.8] ${to} is the same text after moving there by the key n, and p leads back`, async ({
    page,
  }) => {
    await page.goto(from);
    await untilHydrated(page);
    await page.keyboard.press('n');
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    // Juz 30 is 37 files.
    await expect.poll(() => shownText(page), { timeout: 15_000 }).toEqual(expectedText(range));
    await page.keyboard.press('p');
    await expect(page).toHaveURL(new RegExp(`${from}$`));
  });
}

for (const path of [
  '/read/page/0',
  '/read/page/605',
  '/read/page/050',
  '/read/juz/31',
  '/read/hizb/241',
  '/read/chapter/2/287',
  '/read/verse/2/255',
  '/read/page',
]) {
  test(`[2.25] ${path} is no page: 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

for (const [first, last] of [
  ['/read/page/1', '/read/page/604'],
  ['/read/juz/1', '/read/juz/30'],
  ['/read/hizb/1', '/read/hizb/240'],
  ['/read/chapter/1/1', '/read/chapter/114/6'],
] as const) {
  test(`[5.8] Previous is disabled at ${first} and Next at ${last}`, async ({ page }) => {
    await page.goto(first);
    await expect(bar(page).getByRole('link', { name: 'Previous' })).toBeDisabled();
    await expect(bar(page).getByRole('link', { name: 'Next' })).toBeEnabled();
    await page.goto(last);
    await expect(bar(page).getByRole('link', { name: 'Previous' })).toBeEnabled();
    await expect(bar(page).getByRole('link', { name: 'Next' })).toBeDisabled();
  });
}

test('a verse after the last of its surah is the first of the next one', async ({ page }) => {
  await page.goto('/read/chapter/1/7');
  await bar(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/read\/chapter\/2\/1$/);
  await page.getByRole('link', { name: 'Read it in Al-Baqarah' }).click();
  await expect(page).toHaveURL(/\/read\/chapter\/2#2:1$/);
});

test('the bar says juz and page of the verse at the top while one scrolls', async ({ page }) => {
  await page.goto('/read/chapter/2');
  await untilHydrated(page);
  await expect(bar(page)).toContainText('Juz 1 · Page 2');
  await page.locator('[id="2:255"]').evaluate((verse) => {
    verse.scrollIntoView({ block: 'start' });
  });
  await expect(bar(page)).toContainText('Juz 3 · Page 42');
});

test('[2.11.2] /read is the first surah, and later the verse that was read last', async ({
  page,
}) => {
  await page.goto('/read');
  await expect(page.locator('[data-chapter="1"]')).toBeVisible();
  await page.goto('/read/chapter/2#2:255');
  await untilHydrated(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)), { timeout: 10_000 })
    .toMatch(/lastRead[^}]*surah\\*":2,\\*"ayah\\*":25/);
  await page.goto('/read');
  await expect(page).toHaveURL(/\/read\/chapter\/2#2:25\d$/);
  await expect(page.locator('[data-focal]')).toBeInViewport();
});

test('a link to a verse scrolls to it and marks it', async ({ page }) => {
  await page.goto('/read/juz/3');
  await untilHydrated(page);
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/read\/chapter\/2#2:253$/);
  const verse = page.locator('[id="2:253"]');
  await expect(verse).toBeInViewport();
  await expect(verse).toHaveAttribute('data-focal', '');
});

test('going back from a surah finds the place on the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/read/page/604');
  await untilHydrated(page);
  const link = page.getByRole('heading', { level: 2 }).getByRole('link').last();
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  const verse = page.locator('[id="114:1"]');
  await expect(verse).toBeInViewport();
  await untilPainted(page);
  await link.click();
  await expect(page.locator('[data-unit="chapter/114"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-unit="page/604"]')).toBeVisible();
  await expect(verse.or(page.locator('[id="113:5"]')).first()).toBeInViewport();
});

/** A finger that goes from one place of the screen to another, in CSS pixels from its start. */
const swipe = (page: Page, from: number, to: number) =>
  page.locator('article').evaluate(
    (article, [start, end]) => {
      const touch = (clientX: number) =>
        new Touch({ identifier: 1, target: article, clientX, clientY: 400 });
      const send = (type: string, x: number, touches: Touch[]) =>
        article.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(x)] }),
        );
      send('touchstart', start ?? 0, [touch(start ?? 0)]);
      send('touchend', end ?? 0, []);
    },
    [from, to],
  );

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a swipe turns the page either way; a short one does not', async ({ page }) => {
    await page.goto('/read/page/50');
    await untilHydrated(page);
    await swipe(page, 200, 170);
    await expect(page).toHaveURL(/page\/50$/);
    await swipe(page, 300, 100);
    await expect(page).toHaveURL(/page\/51$/);
    await expect(page.locator('[data-unit="page/51"]')).toBeVisible();
    await swipe(page, 100, 300);
    await expect(page).toHaveURL(/page\/50$/);
  });
});

for (const path of ['/read/page/604', '/read/hizb/1', '/read/chapter/2/255']) {
  test(`[R11] ${path} has no accessibility violation at 360 px and does not overflow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await untilHydrated(page);
    expect(await faultsOf(page, 'html', 'wcag')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
