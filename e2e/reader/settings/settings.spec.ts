import { readPrefs } from '@fahm/mfe-kit/prefs.ts';
import { untilHydrated } from '../../support/pages.ts';
import {
  fontsFetched,
  onVerses,
  openSettings,
  showSettings,
  SIZES,
} from '../../support/settings.ts';
import { expect, test } from '../../support/test.ts';

const SURAH_2 = '/read/chapter/2';
const all = (...values: string[]) => ({ verses: 286, values });

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('[2.11.3] [5.9] the Arabic size is set by name and by number, on all 286 verses', async ({
      page,
    }) => {
      const sheet = await openSettings(page, SURAH_2, 'Text');
      await sheet.getByRole('radio', { name: 'Large', exact: true }).click();
      expect(await onVerses(page, 'ar', 'font-size')).toEqual(all('28px'));
      const size = sheet.getByRole('slider', { name: 'Arabic size' });
      await expect(size).toHaveAttribute('aria-valuetext', 'Large, 28 px');
      await size.press('ArrowRight');
      await expect(size).toHaveAttribute('aria-valuetext', '29 px');
      await expect(sheet.getByRole('radio', { checked: true, name: /large/i })).toHaveCount(0);
      await size.press('Home');
      expect(await onVerses(page, 'ar', 'font-size')).toEqual(all('16px'));
      await size.press('End');
      expect(await onVerses(page, 'ar', 'font-size')).toEqual(all('32px'));
    });

    test('[2.11.3] [5.9] line height and page width are set within their ranges', async ({
      page,
    }) => {
      const sheet = await openSettings(page, SURAH_2, 'Text');
      await sheet.getByRole('slider', { name: 'Line height' }).press('End');
      expect(await onVerses(page, 'ar', 'line-height')).toEqual(all('60px'));
      const width = sheet.getByRole('slider', { name: 'Page width' });
      await width.press('Home');
      await expect(width).toHaveAttribute('aria-valuetext', '60 characters');
      const { width: column = 0 } = (await page.locator('article').boundingBox()) ?? {};
      expect(Math.round(column)).toBe(Math.min(563, viewport.width - 40));
    });

    test('[2.11.3] the translation is sized, hidden and shown', async ({ page }) => {
      const sheet = await openSettings(page, SURAH_2, 'Translation');
      await sheet.getByRole('slider', { name: 'Translation size' }).press('End');
      expect(await onVerses(page, 'translation', 'font-size')).toEqual(all('24px'));
      const shown = sheet.getByRole('switch', { name: 'Show the translation' });
      await shown.click();
      await expect(shown).not.toBeChecked();
      expect(await onVerses(page, 'translation', 'display')).toEqual(all('none'));
      await shown.click();
      expect(await onVerses(page, 'translation', 'display')).toEqual(all('block'));
    });

    test('[4.14] a preset clears the colours that were mixed, and colours the browser’s frame', async ({
      page,
    }) => {
      const sheet = await openSettings(page, SURAH_2, 'Colours');
      const frame = page.locator('meta[name=theme-color]').first();
      await sheet.getByRole('radio', { name: 'Your own' }).click();
      await sheet.getByLabel('Ground').fill('#102030');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 32, 48)');
      await expect(frame).toHaveAttribute('content', '#102030');
      await sheet.getByRole('radio', { name: 'Sepia' }).click();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 236, 217)');
      await expect(frame).toHaveAttribute('content', '#f6ecd9');
      await expect(sheet.getByLabel('Ground')).toHaveCount(0);
    });

    test('[2.11.3] the sheet stays on the screen and scrolls inside', async ({ page }) => {
      const sheet = await openSettings(page, '/read/chapter/1', 'Colours');
      const { y = -1, height = 0, width = 0 } = (await sheet.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      expect(height).toBeLessThanOrEqual(name === 'phone' ? 0.85 * 740 + 1 : 800);
      expect(width).toBe(name === 'phone' ? 360 : 400);
      await sheet.getByRole('switch', { name: 'High contrast' }).scrollIntoViewIfNeeded();
      await expect(sheet.getByRole('switch', { name: 'High contrast' })).toBeInViewport();
    });
  });
}

test('[2.11.3] colours that are hard to read are called so in words, and can be started again', async ({
  page,
}) => {
  const sheet = await openSettings(page, '/read/chapter/1', 'Colours');
  await sheet.getByRole('radio', { name: 'Your own' }).click();
  await expect(sheet.getByText('hard to read')).toHaveCount(0);
  await sheet.locator('input[type=color]').nth(1).fill('#dddddd');
  await expect(sheet.getByText(/^Text: contrast 1\.\d to 1, hard to read/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Start again from Auto' }).click();
  await expect(sheet.getByText('hard to read')).toHaveCount(0);
  await expect(sheet.locator('input[type=color]').nth(1)).toHaveValue('#1d1b16');
});

test('[2.11.3] a page fetches its own font only, and the others once their samples are seen', async ({
  page,
}) => {
  await page.goto('/read/chapter/1');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await fontsFetched(page)).toEqual(['amiri-quran']);
  const sheet = await showSettings(page, 'Text');
  await sheet.getByRole('radio', { name: 'Scheherazade' }).scrollIntoViewIfNeeded();
  await expect.poll(() => fontsFetched(page)).toContain('scheherazade-new');
});

test('[2.11.3] every font is set on all verses; three of them with the simplified spelling', async ({
  page,
}) => {
  const sheet = await openSettings(page, SURAH_2, 'Text');
  const verse = page.locator('[id="2:255"] > [lang=ar]');
  const full = await verse.textContent();
  for (const [name, family, plain] of [
    ['IndoPak', 'Scheherazade New', false],
    ['Simple', 'Noto Naskh Arabic', false],
    ['Cairo', 'Cairo', true],
    ['Tajawal', 'Tajawal', true],
    ['Reem Kufi', 'Reem Kufi', true],
    ['Scheherazade', 'Scheherazade New', false],
    ['Uthmani', 'Amiri Quran', false],
  ] as const) {
    const font = sheet.getByRole('radio', { name, exact: true });
    await font.click();
    if (plain) await expect(font).toHaveAccessibleDescription(/simplified spelling/i);
    const first = async () => {
      const { verses, values } = await onVerses(page, 'ar', 'font-family');
      return { verses, values: values.map((value) => value.split(',')[0]?.replaceAll('"', '')) };
    };
    await expect.poll(first).toEqual(all(family));
    expect((await verse.textContent()) === full).toBe(!plain);
    if (plain) expect(await verse.textContent()).not.toMatch(/[\u06D6-\u06DF\u06E0-\u06ED]/);
  }
  expect(await verse.textContent()).toBe(full);
});

test('[3.18] choices are there after a reload, and before any script runs', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const sheet = await openSettings(page, '/read/chapter/1', 'Colours');
  await sheet.getByRole('radio', { name: 'Midnight' }).click();
  await sheet.getByRole('tab', { name: 'Text' }).click();
  await sheet.getByRole('radio', { name: 'Extra large' }).click();
  await sheet.getByRole('radio', { name: 'Simple' }).click();
  const cookies = await context.cookies();
  expect(readPrefs(`prefs=${cookies.find(({ name }) => name === 'prefs')?.value}`)).toMatchObject({
    themePreset: 'midnight',
    fontSizeArabic: 32,
    arabicFont: 'simple',
  });
  const still = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await still.addCookies(cookies);
  const first = await still.newPage();
  await first.goto('/read/chapter/1');
  await page.reload();
  await untilHydrated(page);
  for (const one of [first, page]) {
    await expect(one.locator('body')).toHaveCSS('background-color', 'rgb(12, 20, 36)');
    const arabic = one.locator('[id="1:1"] > [lang=ar]');
    await expect(arabic).toHaveCSS('font-size', '32px');
    await expect(arabic).toHaveCSS('font-family', /^"Noto Naskh Arabic"/);
  }
  await still.close();
});

test('[2.11.3] without storage a choice takes effect, and the sheet says that it is not kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  const sheet = await openSettings(page, '/read/chapter/1', 'Colours');
  await expect(sheet.getByText('does not keep these settings')).toHaveCount(0);
  await sheet.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 23, 26)');
  await expect(sheet.getByText('does not keep these settings')).toBeVisible();
});

test('[2.11.3] memorization mode hides a verse at a click, and leaving it reveals all', async ({
  page,
}) => {
  const sheet = await openSettings(page, '/read/chapter/112', 'More');
  const mode = sheet.getByRole('switch', { name: 'Memorization mode' });
  await mode.click();
  await sheet.getByRole('button', { name: 'Close the settings' }).click();
  await page.locator('[id="112:1"] > [lang=ar]').click();
  await expect(page.locator('[data-hidden]')).toHaveCount(1);
  await showSettings(page, 'More');
  await mode.click();
  await expect(page.locator('[data-hidden]')).toHaveCount(0);
});

test('[2.11.3] a reset brings back every default, and one press undoes it', async ({ page }) => {
  const sheet = await openSettings(page, '/read/chapter/112', 'Colours');
  const ground = page.locator('body');
  await sheet.getByRole('radio', { name: 'Black' }).click();
  await sheet.getByRole('tab', { name: 'More' }).click();
  await sheet.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(ground).toHaveCSS('background-color', 'rgb(253, 252, 249)');
  await expect(sheet.getByText('All settings are at their defaults.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(ground).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});
