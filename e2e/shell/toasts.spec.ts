import type { Page } from '@playwright/test';
import { untilPainted } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

type Notice = { title: string; text: string; tone: 'default' | 'success' | 'destructive' };

/** A remote that does nothing but hand its host to the test. */
const PROBE = `export const init = () => {};
export const get = async () => () => ({ remote: {
  id: 'reader', contract: CONTRACT, routes: ['/read/*'],
  mount: ({ host }) => { window.testHost = host; return () => {}; },
} });`;

/** Opens a page whose remote is the probe: the shell is the real one, and so is what it hands out. */
async function openWithProbe(page: Page): Promise<void> {
  let contract = '0';
  await page.route('**/read/chapter/112', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    contract = /"contract":(\d+)/.exec(html)?.[1] ?? contract;
    // The probe is not among the files whose integrity the page knows.
    const body = html.replace(/<script type="importmap">.*?<\/script>/, '');
    await route.fulfill({ response, body });
  });
  await page.route('**/mf/reader/**/remoteEntry.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: PROBE.replace('CONTRACT', contract),
    }),
  );
  await page.goto('/read/chapter/112');
  await page.waitForFunction(() => 'testHost' in window);
}

const notify = (page: Page, notice: Partial<Notice> = {}) =>
  page.evaluate(
    (words) => {
      const { testHost } = window as unknown as { testHost: { notify: (notice: Notice) => void } };
      testHost.notify(words);
    },
    { title: 'Profile Updated', text: 'It is saved.', tone: 'success' as const, ...notice },
  );

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const toasts = (page: Page) => region(page).getByRole('listitem');

test.beforeEach(({ page }) => openWithProbe(page));

test('[9.4] a remote’s message is shown as a toast, at most one at once', async ({ page }) => {
  await notify(page, { title: 'first' });
  await expect(toasts(page)).toContainText(['first']);
  await notify(page, { title: 'second', tone: 'destructive' });
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText('second');
});

test('[9.4] a toast goes after 5000 ms, and leaves nothing behind', async ({ page }) => {
  // Shown once before, so that its script is there when the clock stands still.
  await notify(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await notify(page);
  await page.clock.runFor(4900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.fastForward(2000);
  await expect(page.getByText('Profile Updated')).toHaveCount(0);
});

test('[9.4] a dismissed toast leaves the page at once, for assistive technology too', async ({
  page,
}) => {
  await notify(page);
  await region(page).getByRole('button', { name: 'Close' }).click();
  // At once: with the frame after the click, without an animation to wait for.
  await untilPainted(page);
  expect(await toasts(page).all()).toEqual([]);
});

test('[9.4] F8 moves the focus to the notifications', async ({ page }) => {
  await notify(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
});

test('[9.4] a swipe of more than 50 px to the right dismisses, a shorter one does not', async ({
  page,
}) => {
  await notify(page);
  const swipe = async (by: number) => {
    const box = await toasts(page).boundingBox();
    if (box === null) throw new Error('no toast');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y, { steps: 4 });
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(65);
  await expect(toasts(page)).toHaveCount(0);
});

test('[9.4] the region is at most 420 px wide, and fits a phone', async ({ page }) => {
  await notify(page, { text: 'a long message '.repeat(20) });
  await expect(toasts(page)).toHaveCount(1);
  const width = async () => (await region(page).getByRole('list').boundingBox())?.width;
  expect(await width()).toBe(420);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await width()).toBe(320);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a message is said in plain when what toasts are made of cannot be had', async ({ page }) => {
  await page.route('**/toast-region-*.js', (route) => route.abort());
  await notify(page, { title: 'Error', text: 'Failed to save your review. Please try again.' });
  await expect(page.getByRole('alert')).toHaveText(
    'Error. Failed to save your review. Please try again.',
  );
});

test('a reader who sees no toast loads nothing of it', async ({ page }) => {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(names.filter((name) => name.includes('toast'))).toEqual([]);
});
