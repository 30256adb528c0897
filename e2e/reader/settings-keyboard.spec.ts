import { faultsOf } from '../support/axe.ts';
import { untilHydrated } from '../support/pages.ts';
import { openSettings, SIZES } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

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
  await expect(sheet.getByRole('radio', { name: 'Light', exact: true })).toBeFocused();
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

const THEMES = 'light dark sepia midnight oled mint sky eink olive twilight desert'.split(' ');

for (const theme of THEMES) {
  test(`[R11] axe finds nothing wrong with surah 1 and its settings in ${theme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const value = encodeURIComponent(`theme=${theme}`);
    await context.addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
    await page.addInitScript(
      `localStorage.setItem('fahm.reader.settings', '{"version":1,"themePreset":"${theme}"}')`,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(SIZES.phone);
    await page.goto('/read/chapter/1');
    await untilHydrated(page);
    // Light and dark are looked at whole; the others differ from them in colours alone, and
    // these two tabs wear every colour that the sheet has.
    const whole = ['light', 'dark'].includes(theme);
    const rules = whole ? 'all' : 'colours';
    const tabs = ['Text', 'Colours', ...(whole ? ['Translation', 'More'] : [])];
    expect(await faultsOf(page, 'main', rules)).toEqual([]);
    const sheet = await openSettings(page, '/read/chapter/1', 'Text');
    for (const tab of tabs) {
      await sheet.getByRole('tab', { name: tab }).click();
      if (tab === 'Translation') await sheet.getByRole('radio').first().waitFor();
      expect(await faultsOf(page, '[role=dialog]', rules), tab).toEqual([]);
    }
  });
}
