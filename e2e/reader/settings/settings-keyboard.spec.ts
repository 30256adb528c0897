import type { Page } from '@playwright/test';
import { faultsOf } from '../../support/axe.ts';
import { untilHydrated } from '../../support/pages.ts';
import { openSettings, showSettings, SIZES } from '../../support/settings.ts';
import { expect, test } from '../../support/test.ts';

test('[R11] the settings are opened, used and left by keyboard; the focus comes back', async ({
  page,
}) => {
  await page.goto('/read/chapter/1');
  await untilHydrated(page);
  const opener = page.getByRole('link', { name: 'Reading settings' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Reading settings' });
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Close the settings' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('tab', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const colours = sheet.getByRole('tab', { name: 'Colours' });
  await expect(colours).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('radio', { name: 'Auto', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown', { delay: 100 });
  // As long as a finger takes.
  await page.keyboard.press('ArrowDown', { delay: 100 });
  await expect(sheet.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(sheet.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[2.11.3] single-key shortcuts are switched off and on', async ({ page }) => {
  const sheet = await openSettings(page, '/read/chapter/1', 'More');
  const keys = sheet.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect(keys).toHaveAccessibleDescription('Press ? on a page to see them.');
  await keys.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('link', { name: 'Reading settings' }).click();
  await sheet.getByRole('tab', { name: 'More' }).click();
  await keys.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(sheet).toBeVisible();
});

/** Opens surah 1 on a phone in a theme, as the server sends it, with its settings. */
async function openInTheme(page: Page, theme: string, baseURL: string | undefined) {
  const value = encodeURIComponent(`theme=${theme}`);
  await page.context().addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
  await page.addInitScript(
    `localStorage.setItem('fahm.reader.settings', '{"version":1,"themePreset":"${theme}"}')`,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES.phone);
  await page.goto('/read/chapter/1');
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

for (const theme of ['light', 'dark']) {
  test(`[R11] axe finds nothing wrong with surah 1 and its settings in ${theme}`, async ({
    page,
    baseURL,
  }) => {
    await openInTheme(page, theme, baseURL);
    expect(await faultsOf(page, 'main')).toEqual([]);
    const sheet = await showSettings(page, 'Text');
    for (const tab of ['Text', 'Colours', 'Translation', 'More']) {
      await sheet.getByRole('tab', { name: tab }).click();
      if (tab === 'Translation') await sheet.getByRole('radio').first().waitFor();
      expect(await faultsOf(page, '[role=dialog]'), tab).toEqual([]);
    }
  });
}

// The other themes differ from these two in colours alone, and the two tabs wear every colour that the
// sheet has. They are put on one after the other, as people choose them.
test('[R11] axe finds no colour wrong in surah 1 and its settings in the nine other themes', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await openInTheme(page, 'light', baseURL);
  const sheet = await showSettings(page, 'Colours');
  for (const [theme, name] of [
    ['sepia', 'Sepia'],
    ['midnight', 'Midnight'],
    ['oled', 'Black'],
    ['mint', 'Mint'],
    ['sky', 'Sky'],
    ['eink', 'E-ink'],
    ['olive', 'Olive'],
    ['twilight', 'Twilight'],
    ['desert', 'Desert'],
  ] as const) {
    await sheet.getByRole('tab', { name: 'Colours' }).click();
    await sheet.getByRole('radio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await faultsOf(page, '[role=dialog]', 'colours'), theme).toEqual([]);
    await sheet.getByRole('tab', { name: 'Text' }).click();
    expect(await faultsOf(page, '[role=dialog]', 'colours'), theme).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    expect(await faultsOf(page, 'main', 'colours'), theme).toEqual([]);
    await showSettings(page, 'Text');
  }
});
