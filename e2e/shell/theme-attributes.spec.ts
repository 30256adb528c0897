import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillThemeScript } from '@fahm/mfe-kit/theme-script.ts';
import { described, readPrefs, themeAttributes, writePrefs } from '@fahm/mfe-kit/prefs.ts';
import { prefs } from '@fahm/mfe-kit/testing/arbitrary-settings.ts';
import fc from 'fast-check';
import { ROOT } from '../support/processes.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/read/chapter/103';

const names = described().map(([, { cookie }]) => cookie);
const odd = fc.oneof(
  fc.constantFrom(
    '15',
    '16',
    '32',
    '33',
    '1.50',
    '020',
    '1e1',
    '-20',
    '2.555',
    '#fff',
    'Dark',
    '%',
  ),
  fc.string(),
);
const nonsense = fc
  .dictionary(fc.constantFrom(...names), odd)
  .map((fields) => encodeURIComponent(new URLSearchParams(fields).toString()));

type ThemeAttributes = { data: Record<string, string>; style: Record<string, string> };

const given = (record: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** What the root element must carry. */
function expected(value: string) {
  const { data, style } = themeAttributes(readPrefs(`prefs=${value}`));
  return { data: given(data), style: given(style) };
}

test('[3.18] the script before the first paint and the edge have one rule for how a page looks', async ({
  page,
}) => {
  const source = await readFile(join(ROOT, 'shell/src/theme.inline.js'), 'utf8');
  const script = fillThemeScript(source);
  const values = fc.sample(fc.oneof(prefs.map(writePrefs), nonsense), { numRuns: 400, seed: 1 });
  await page.goto('/icon.svg');
  // One after the other in one document: each must also take away what the one before has set.
  const found = await page.evaluate<ThemeAttributes[]>(
    `${JSON.stringify(values)}.map((value) => {
      document.cookie = 'prefs=' + value;
      ${script}
      const { dataset, style } = document.documentElement;
      const set = [...style].map((name) => [name, style.getPropertyValue(name)]);
      return { data: { ...dataset }, style: Object.fromEntries(set) };
    })`,
  );
  values.forEach((value, index) => expect(found[index], value).toEqual(expected(value)));
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[3.18] mixed colours, sizes and width are there, over those of every theme', async ({
    page,
    context,
    baseURL,
  }) => {
    const customTheme = {
      bg: '#102030',
      fg: '#f0f0f0',
      muted: '#c0c0c0',
      accent: '#ffcc00',
      border: '#405060',
    };
    const value = writePrefs({
      themePreset: 'dark',
      customTheme,
      fontSizeArabic: 32,
      lineHeight: 2,
      pageWidth: 60,
    });
    await context.addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
    await page.goto(PAGE);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 32, 48)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    const arabic = page.locator('[id="103:1"] [lang="ar"]');
    await expect(arabic).toHaveCSS('font-size', '32px');
    await expect(arabic).toHaveCSS('line-height', '64px');
    const width = (await page.locator('article').boundingBox())?.width ?? 0;
    expect(Math.round(width)).toBe(563);
  });

  test('[3.18] high contrast is there, and goes before mixed colours', async ({
    page,
    context,
    baseURL,
  }) => {
    const value = writePrefs({ themePreset: 'midnight', highContrast: true });
    await context.addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
    await page.goto(PAGE);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 20, 36)');
  });
});

test('[9.11] without preferences the Arabic is 24 pixels high, its lines 1.9 times that, the column 704 wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PAGE);
  const arabic = page.locator('[id="103:1"] [lang="ar"]');
  await expect(arabic).toHaveCSS('font-size', '24px');
  await expect(arabic).toHaveCSS('line-height', '45.6px');
  expect(Math.round((await page.locator('article').boundingBox())?.width ?? 0)).toBe(704);
});

test('[3.18] [A30] until somebody chooses, the page is dark where the system asks for dark', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const path of ['/read/chapter/112', '/help', '/guides']) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    expect(await ground(), path).toBe('rgb(20, 23, 26)');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground(), path).toBe('rgb(253, 252, 249)');
  }
  // Who chose is not asked again.
  const url = new URL(page.url()).origin;
  await page
    .context()
    .addCookies([{ name: 'prefs', value: writePrefs({ themePreset: 'light' }), url }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/help');
  expect(await ground()).toBe('rgb(253, 252, 249)');
});
