import type { Page } from '@playwright/test';
import { faultsOf } from '../../support/axe.ts';
import { breakFiles, openPlayer, playerOf, versesHeard, withAudio } from '../../support/audio.ts';
import { untilHydrated, untilPainted, untilStill } from '../../support/pages.ts';
import { openSettings } from '../../support/settings.ts';
import { expect, test } from '../../support/test.ts';

const listen = (page: Page) => page.getByRole('link', { name: 'Listen from here' });

test('[2.11.2] one press in the bar begins to recite at the top of the screen, though audio was off', async ({
  page,
}) => {
  // Notes what is heard; audio is off still.
  await withAudio(page, { audio: false });
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await expect(playerOf(page)).toHaveCount(0);
  await listen(page).click();
  await expect.poll(() => versesHeard(page)).toContain(6222);
  await expect(playerOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page).toHaveURL(/\/read\/chapter\/112$/);
});

test('[2.11.2] a press before the page is alive leads to the player, which waits', async ({
  page,
}) => {
  await page.goto('/read/chapter/112?open=listen');
  await untilHydrated(page);
  await expect(playerOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/read\/chapter\/112$/);
});

test('[8.6] a recitation that fails says what to do, and leads to other reciters', async ({
  page,
}) => {
  for (const bitrate of [64, 128]) await breakFiles(`${bitrate}/ar.alafasy/6214.mp3`, '500');
  const player = await openPlayer(page, '/read/chapter/110');
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByRole('alert')).toHaveText('Failed to load audio', { timeout: 15_000 });
  await expect(player.getByText('The connection may have dropped: try again')).toBeVisible();
  expect(await faultsOf(page, '[data-player]')).toEqual([]);
  await player.getByRole('button', { name: 'Other reciter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reading settings' });
  await expect(sheet.getByRole('tab', { name: 'Audio' })).toHaveAttribute('aria-selected', 'true');
});

test('[8.6] without a network the player says so', async ({ page, context }) => {
  const player = await openPlayer(page, '/read/chapter/109');
  await context.setOffline(true);
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByText('You are offline. Try again with the connection.')).toBeVisible({
    timeout: 15_000,
  });
  await context.setOffline(false);
  await player.getByRole('button', { name: 'Try again' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(player.getByText('You are offline')).toHaveCount(0);
});

test('[2.11.4] on a phone player and memorization are one bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const player = await openPlayer(page, '/read/chapter/112');
  await page.keyboard.press('m');
  const tools = page.locator('[data-tools]');
  await expect(tools.getByRole('button', { name: 'Leave' })).toBeVisible();
  const { height = 0 } = (await tools.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(64);
  const buttons = tools.getByRole('button').filter({ visible: true });
  await expect(buttons).toHaveText(['Hide all', 'Reveal all', 'Next word', 'Leave', '']);
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  }
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await faultsOf(page, '[data-tools]')).toEqual([]);
  await tools.getByRole('button', { name: 'Leave' }).click();
  await expect(player.getByRole('button', { name: 'Next verse' })).toBeVisible();
});

test('[2.11.3] from 1200 px on the page stands beside its settings, below it under them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const sheet = await openSettings(page, '/read/chapter/2', 'Text');
  await untilStill(sheet);
  const edge = async () => ({
    text: await page
      .locator('[id="2:2"] > [lang=ar]')
      .evaluate((it) => it.getBoundingClientRect().right),
    sheet: await sheet.evaluate((it) => it.getBoundingClientRect().left),
  });
  const wide = await edge();
  expect(wide.text).toBeLessThanOrEqual(wide.sheet);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await page.setViewportSize({ width: 1000, height: 800 });
  const narrow = await edge();
  expect(narrow.text).toBeGreaterThan(narrow.sheet);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('padding-inline-end', '0px');
});

test('the ring that ends a verse is not drawn in another font while its own is on the way', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/read/chapter/112', { waitUntil: 'commit' });
  const ring = page.locator('[id="112:1"] [lang=ar] > span').last();
  await expect(ring).toBeVisible();
  const session = await page.context().newCDPSession(page);
  // Playwright's own pictures wait for fonts.
  const picture = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await ring.boundingBox()) ?? {};
    const clip = { x, y, width, height, scale: 1 };
    return (await session.send('Page.captureScreenshot', { clip })).data;
  };
  const pending = await picture();
  await ring.evaluate((it) => (it.style.color = 'transparent'));
  await untilPainted(page);
  // Blank, as if it had no colour.
  expect(await picture()).toBe(pending);
  await ring.evaluate((it) => it.style.removeProperty('color'));
  release();
  // The ring in its own font against the same place without it.
  await page.evaluate(() => document.fonts.load('24px "Amiri Quran"', '\u06DD'));
  await untilPainted(page);
  const drawn = await picture();
  await ring.evaluate((it) => (it.style.color = 'transparent'));
  await untilPainted(page);
  expect(await picture()).not.toBe(drawn);
});
