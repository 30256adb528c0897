import type { Page } from '@playwright/test';
import { faultsOf, putTheme } from '../../support/axe.ts';
import { untilHydrated } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

/** Presses the character of a text where it stands, in whatever font. */
const press = (page: Page, selector: string, character: number) =>
  page.locator(selector).evaluate((element, at) => {
    const range = document.createRange();
    range.setStart(element.firstChild ?? element, at);
    range.setEnd(element.firstChild ?? element, at + 1);
    const { x, y, width, height } = range.getBoundingClientRect();
    const point = { clientX: x + width / 2, clientY: y + height / 2 };
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...point }));
  }, character);

const VERSE = '[id="1:2"] > [lang=ar]';

test('[2.11.8] a word that is pressed tells what it means and is made of; keys go on; Escape gives the focus back', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/read/chapter/1');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.includes('/words/'))).toEqual([]);

  await press(page, VERSE, 0);
  const sheet = page.getByRole('dialog', { name: 'Word 1 of 4 in 1:2' });
  await expect(sheet).toContainText('praise, with thanks in it');
  await expect(sheet).toContainText('ḥamd');
  await expect(sheet).toContainText('Noun · Root ḥ-m-d');
  const first = await sheet.locator('[lang=ar]').textContent();
  expect(await page.locator(VERSE).textContent()).toContain(first ?? '?');
  const isMarked = () => page.evaluate(() => CSS.highlights.has('word'));
  await expect.poll(isMarked).toBe(true);

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Word 3 of 4 in 1:2' })).toContainText('lord');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Word 2 of 4 in 1:2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[id="1:2"] a').first()).toBeFocused();
  expect(await isMarked()).toBe(false);
});

test('[2.11.8] from the menu of a verse by keys alone; known words stay marked; its root leads to other verses', async ({
  page,
}) => {
  await page.goto('/read/chapter/1');
  await untilHydrated(page);
  await page.locator('[id="1:3"] a').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Word by word…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Word 1 of 2 in 1:3' });
  const know = sheet.getByRole('button', { name: 'I know this word' });
  await know.click();
  await expect(know).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByText('Words of the root r-ḥ-m').click();
  await expect(sheet.getByRole('link', { name: '1:3' }).first()).toBeVisible();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  for (const theme of ['light', 'dark', 'sepia']) {
    await putTheme(page, theme);
    expect(await faultsOf(page, '[role=dialog]', 'colours')).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.reload();
  await untilHydrated(page);
  await press(page, '[id="1:3"] > [lang=ar]', 0);
  await expect(know).toHaveAttribute('aria-pressed', 'true');
});

const FILE = {
  entries: [['ma', 'mā', null, 'particle', ['not', 'what']]],
  meanings: [[[0, null, ['wa'], []]]],
  words: [[0, 1]],
  before: { wa: ['wa', 'and'] },
  after: {},
};

test('[2.11.8] what cannot be had is asked for again; what has no entry, or is not settled, says so', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/words/18-0.json', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.fulfill({ json: FILE });
  });
  await page.goto('/read/chapter/18');
  await untilHydrated(page);
  await page.locator('[id="18:1"] a').first().click();
  await page.getByRole('menuitem', { name: 'Word by word…' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('cannot be had just now');
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet).toContainText('This word has no entry yet.');
  await expect(sheet.getByRole('button', { name: 'I know this word' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Next word' }).click();
  await expect(sheet).toContainText('Which of these it is here is not settled:');
  await expect(sheet.getByRole('listitem')).toHaveText(['wa and', 'mā not or what']);
});
