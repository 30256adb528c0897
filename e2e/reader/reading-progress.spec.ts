import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/pages.ts';
import { bookmarkAt, storeProgress, storedProgress } from '../support/reading-progress.ts';
import { expect, test } from '../support/test.ts';

/** Brings a verse to the top of the screen; answers when the page, too, has been told that it is there. */
const show = (page: Page, key: string): Promise<void> =>
  page.locator(`[id="${key}"]`).evaluate(
    (verse) =>
      new Promise((resolve) => {
        verse.scrollIntoView();
        // The page's observer is the older one, and is told first.
        const observer = new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting !== true) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(verse);
      }),
  );

const seenOf = async (page: Parameters<typeof storedProgress>[0]) =>
  (await storedProgress(page))?.seen ?? {};

test('[2.11.1] what stood on the screen for a second and a half is read, what was passed over is not', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/read/chapter/2');
  await untilHydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  await show(page, '2:60');
  await page.clock.runFor(1400);
  await show(page, '2:255');
  await page.clock.resume();
  await expect
    .poll(async () => (await storedProgress(page))?.lastRead)
    .toMatchObject({ surah: 2, ayah: 255 });
  const { seen } = await storedProgress(page);
  expect(seen['2']).toContain('255');
  expect(`,${seen['2']}`).not.toMatch(/,6\d\b/);
});

test('[2.11.1] [5.1] reading goes on where it stopped, and the surah’s card shows how far', async ({
  page,
}) => {
  await storeProgress(page, {
    lastRead: { surah: 18, ayah: 46, at: 5 },
    seen: { 1: '1-7', 2: '1-143', 18: '1-46' },
  });
  await page.goto('/reader');
  await untilHydrated(page);
  const card = (name: string) => page.locator('main li').filter({ hasText: name });
  await expect(card('Al-Fatihah')).toContainText('Read to the end');
  await expect(card('Al-Baqarah')).toContainText('50% read');
  await expect(card('Yusuf')).toContainText('Ready to Read');
  await page.getByRole('link', { name: 'Continue Reading' }).click();
  await expect(page).toHaveURL(/\/read\/chapter\/18#18:46$/);
  await expect(page.locator('[id="18:46"]')).toBeInViewport();
});

test('nothing is read in a tab that nobody looks at', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.clock.install();
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await show(page, '112:1');
  await page.clock.runFor(10_000);
  expect(await storedProgress(page)).toBeNull();
});

test('two tabs follow each other, and lose nothing of each other', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto('/read/chapter/112');
  await two.goto('/read/chapter/112');
  await untilHydrated(one);
  await untilHydrated(two);
  await one.keyboard.press('b');
  await expect(two.getByRole('img', { name: 'Bookmarked' })).toHaveCount(1);
  await two.goto('/read/chapter/113');
  await untilHydrated(two);
  await two.keyboard.press('b');
  await expect.poll(async () => (await storedProgress(one)).bookmarks.length).toBe(2);
});

test('storage that is blocked costs nothing while the page is open, and that is said once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'QuotaExceededError');
      };
    }
  });
  await page.clock.install();
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await page.keyboard.press('b');
  await expect(page.getByText('Your browser keeps nothing here', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Bookmarked' })).toHaveCount(1);
  await page
    .getByRole('button', { name: /Close|Dismiss/ })
    .first()
    .click();
  await page.keyboard.press('b');
  await expect(page.getByRole('img', { name: 'Bookmarked' })).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Your browser keeps nothing here', { exact: true })).toHaveCount(0);
});

test('whatever stands in storage, the page comes up and bookmarks work', async ({ page }) => {
  for (const kept of ['{', '7', '"x"', '{"bookmarks":{"0":1},"seen":"1-7","lastRead":[]}']) {
    await page.addInitScript((text) => localStorage.setItem('fahm.reader.place', text), kept);
    await page.goto('/read/bookmarks');
    await untilHydrated(page);
    await expect(page.getByText('No bookmarks yet')).toBeVisible();
  }
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('img', { name: 'Bookmarked' })).toHaveCount(1);
});

test('a bookmark that was kept is on its verse as soon as the page is alive', async ({ page }) => {
  await storeProgress(page, { bookmarks: [bookmarkAt(112, 3)] });
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await expect(page.locator('[id="112:3"]').getByRole('img', { name: 'Bookmarked' })).toBeVisible();
  expect(await seenOf(page)).toEqual({});
});
