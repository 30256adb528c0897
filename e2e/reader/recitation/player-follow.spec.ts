import { faultsOf, putTheme } from '../../support/axe.ts';
import type { Page } from '@playwright/test';
import { openPlayer, playerOf, versesHeard } from '../../support/audio.ts';
import { untilStill } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const current = (page: Page) => page.locator('[data-verse][aria-current]');
const play = (page: Page) =>
  playerOf(page).getByRole('button', { name: 'Play', exact: true }).click();

async function isOnScreen(page: Page): Promise<boolean> {
  return current(page).evaluate((verse) => {
    const { top, bottom } = verse.getBoundingClientRect();
    const foot = document.querySelector('[data-tools]')?.getBoundingClientRect().top ?? innerHeight;
    return top >= 52 && (bottom <= foot || top < foot / 2);
  });
}

test('[2.11.4] each verse is brought between the bar and the player as it begins', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await openPlayer(page, '/read/chapter/109', { speed: 2 });
  await play(page);
  for (const ayah of [2, 3, 4, 5]) {
    await expect(current(page)).toHaveAttribute('id', `109:${ayah}`, { timeout: 10_000 });
    await expect.poll(() => isOnScreen(page)).toBe(true);
  }
});

test('[2.11.4] whoever scrolls by hand is left alone until they follow again', async ({ page }) => {
  const player = await openPlayer(page, '/read/chapter/2', { repeat: 'none' });
  await play(page);
  await expect.poll(() => versesHeard(page)).toHaveLength(1);
  await expect(player.getByRole('button', { name: 'Follow' })).toHaveCount(0);
  await current(page).hover();
  await page.mouse.wheel(0, 4000);
  const follow = player.getByRole('button', { name: 'Follow' });
  await expect(follow).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  await expect
    .poll(async () => (await versesHeard(page)).length, { timeout: 10_000 })
    .toBeGreaterThan(2);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  await follow.click();
  await expect.poll(() => isOnScreen(page)).toBe(true);
  await expect(follow).toHaveCount(0);
});

test('[2.11.4] whoever opens another page keeps hearing the verse, and can go back to it', async ({
  page,
}) => {
  const player = await openPlayer(page, '/read/chapter/2/255');
  await play(page);
  await expect.poll(() => versesHeard(page)).toEqual([262]);
  for (const ayah of [256, 257, 258, 259]) {
    await page.keyboard.press('n');
    await expect(page.locator(`[data-unit="verse/2/${ayah}"]`)).toBeVisible();
  }
  await expect(player.getByText('Al-Baqarah 2:255')).toBeVisible();
  await player.getByRole('button', { name: 'Follow' }).click();
  await expect(page).toHaveURL(/\/read\/chapter\/2#2:255$/);
  await expect(current(page)).toHaveAttribute('id', '2:255');
  expect(new Set(await versesHeard(page))).toEqual(new Set([262]));
});

test('[2.11.4] [9.8] the marked verse stands on the accent until it ends, and for two seconds in a frame', async ({
  page,
}) => {
  await openPlayer(page, '/read/chapter/2/255');
  await play(page);
  await expect(current(page)).toHaveCSS('border-radius', '12px');
  await expect(current(page)).toHaveCSS('background-color', /0\.09\)$/);
  const frame = await current(page).evaluate((verse) => {
    const { animationDuration, animationIterationCount } = getComputedStyle(verse, '::before');
    return [animationDuration, animationIterationCount];
  });
  expect(frame).toEqual(['2s', '1']);
  // Its two seconds over, the frame is gone, and the verse is heard on.
  await untilStill(current(page));
  await expect(current(page)).toHaveAttribute('id', '2:255');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[2.11.4] the page does not glide to the verse', async ({ page }) => {
    await page.addInitScript(() => {
      const glides: unknown[] = [];
      Object.assign(window, { glides });
      // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below.
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function note(how) {
        glides.push(typeof how === 'object' ? how.behavior : null);
        scrollIntoView.call(this, how);
      };
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await openPlayer(page, '/read/chapter/109', { speed: 2 });
    await play(page);
    await expect(current(page)).toHaveAttribute('id', '109:3', { timeout: 10_000 });
    await expect.poll(() => isOnScreen(page)).toBe(true);
    const glides = await page.evaluate(() => (window as unknown as { glides: unknown[] }).glides);
    expect(glides).not.toContain('smooth');
  });
});

for (const width of [360, 768, 1280]) {
  test(`[R11] at ${width} px, light and dark: axe is content with the player and its sheet, targets are 44 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const player = await openPlayer(page, '/read/chapter/2/255', { themePreset: 'light' });
    await play(page);
    await expect.poll(() => versesHeard(page)).toEqual([262]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await faultsOf(page, '[data-player]')).toEqual([]);
    await putTheme(page, 'dark');
    expect(await faultsOf(page, '[data-player]', 'colours')).toEqual([]);
    for (const button of await player.getByRole('button').all()) {
      const { width: wide = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await player.getByRole('button', { name: 'All controls of the recitation' }).click();
    await expect(page.getByRole('dialog', { name: 'Recitation' })).toBeVisible();
    expect(await faultsOf(page, '[role=dialog]', 'colours')).toEqual([]);
    await putTheme(page, 'light');
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    const { scrollWidth, clientWidth } = await page
      .getByRole('dialog')
      .evaluate((sheet) => ({ scrollWidth: sheet.scrollWidth, clientWidth: sheet.clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}
