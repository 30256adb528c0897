import { readFile } from 'node:fs/promises';
import { faultsOf, putTheme } from '../support/axe.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/pages.ts';
import { bookmarkAt, storeProgress, storedProgress } from '../support/reading-progress.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/read/bookmarks';
const three = [bookmarkAt(2, 255, 'a note'), bookmarkAt(18, 10), bookmarkAt(112, 1)];

async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  await untilHydrated(page);
}

const names = (page: Page) => page.locator('main li h2');
const takeIn = (page: Page, content: string) =>
  page
    .getByLabel('Take in a file')
    .and(page.locator('input'))
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says whose bookmarks these are, and that a script has to show them', async ({
    page,
  }) => {
    const response = await page.goto(PAGE);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible();
    await expect(page.getByText('your browser keeps them')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

test('without bookmarks the page says what will be here, and leads on', async ({ page }) => {
  await open(page);
  await expect(page.getByText('No bookmarks yet')).toBeVisible();
  await page.getByRole('link', { name: 'Continue reading' }).click();
  await untilHydrated(page);
  await expect(page.locator('[data-chapter="1"]')).toBeVisible();
});

test('bookmarks stand in the order of the mushaf or the newest first, each with its verse from the corpus', async ({
  page,
}) => {
  await storeProgress(page, { bookmarks: three.toReversed() });
  await open(page);
  await expect(names(page)).toHaveText(['Al-Baqarah 2:255', 'Al-Kahf 18:10', 'Al-Ikhlas 112:1']);
  const verse = readSurahText(18).verses[9];
  const second = page.locator('main li').nth(1);
  await expect(second.locator('[lang=ar]')).toHaveText(verse?.arabic ?? '');
  await expect(second.locator('[lang=en]')).toHaveText(verse?.translation ?? '');
  await page.getByRole('button', { name: 'Newest first' }).click();
  await expect(names(page)).toHaveText(['Al-Ikhlas 112:1', 'Al-Kahf 18:10', 'Al-Baqarah 2:255']);
  await page.getByRole('link', { name: 'Al-Kahf 18:10' }).click();
  await expect(page).toHaveURL(/\/read\/chapter\/18#18:10$/);
  await expect(page.locator('[id="18:10"]')).toBeInViewport();
});

test('the text of a bookmark is fetched when it comes near the screen, not before', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/text\/[0-9a-f]+\/(\d+)\.json/.exec(request.url()) ?? [];
    if (file !== undefined) requested.push(file);
  });
  const many = Array.from({ length: 60 }, (_, index) => bookmarkAt(index + 40, 1));
  await storeProgress(page, { bookmarks: many });
  await open(page);
  await expect(page.locator('main li [lang=ar]').first()).toBeVisible();
  expect(requested.length).toBeLessThan(30);
  await page.locator('main li').last().scrollIntoViewIfNeeded();
  await expect(page.locator('main li').last().locator('[lang=ar]')).toBeVisible();
});

test('a note is edited in place, up to 2000 characters, and nothing is lost on reload', async ({
  page,
}) => {
  await storeProgress(page, { bookmarks: three });
  await open(page);
  const field = page.getByRole('textbox', { name: 'Note on Al-Kahf 18:10' });
  await field.fill('x'.repeat(2100));
  await expect(field).toHaveValue('x'.repeat(2000));
  await expect(page.getByText('0 characters left')).toBeVisible();
  await field.fill('written just before the reload');
  await page.reload();
  await untilHydrated(page);
  await expect(field).toHaveValue('written just before the reload');
  await field.fill('kept by Ctrl+Enter');
  await field.press('Control+Enter');
  await expect(field).not.toBeFocused();
  expect((await storedProgress(page)).bookmarks[1]?.note).toBe('kept by Ctrl+Enter');
});

test('a bookmark that was removed can be taken back, note and all', async ({ page }) => {
  await storeProgress(page, { bookmarks: three });
  await open(page);
  await page.getByRole('button', { name: 'Remove the bookmark at Al-Baqarah 2:255' }).click();
  await expect(page.getByText('The bookmark at Al-Baqarah 2:255 is removed.')).toBeVisible();
  await expect(page.getByText('2 bookmarks', { exact: true })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(page.getByRole('textbox', { name: 'Note on Al-Baqarah 2:255' })).toHaveValue(
    'a note',
  );
  expect((await storedProgress(page)).bookmarks[0]).toMatchObject({
    createdAt: three[0]?.createdAt,
    removedAt: null,
  });
});

test('the place is saved to a file that can be taken in elsewhere, without loss of what is there', async ({
  page,
  browser,
  baseURL,
}) => {
  await storeProgress(page, { bookmarks: three, seen: { 1: '1-7' } });
  await open(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^fahm-place-\d{4}-\d{2}-\d{2}\.json$/);
  const content = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(content)).toEqual(await storedProgress(page));

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await other.newPage();
  await storeProgress(there, {
    bookmarks: [bookmarkAt(55, 13, 'mine')],
    seen: { 1: '7', 55: '1' },
  });
  await open(there);
  await takeIn(there, content);
  await expect(there.getByText('Taken in: 3 bookmarks and 6 verses read.')).toBeVisible();
  await expect(names(there)).toHaveCount(4);
  expect((await storedProgress(there)).seen).toEqual({ 1: '1-7', 55: '1' });
  await takeIn(there, content);
  await expect(there.getByText('All that is in this file was here already.')).toBeVisible();
  await other.close();
});

test('a file that is none of ours is refused in words, and changes nothing', async ({ page }) => {
  await storeProgress(page, { bookmarks: three });
  await open(page);
  const before = await storedProgress(page);
  for (const wrong of ['', 'null', '{"version":1', '[1,2]', '{"bookmarks":[]}', '<html>']) {
    await takeIn(page, wrong);
    await expect(page.getByRole('alert')).toHaveText(/no file that was saved here/);
  }
  await takeIn(page, '{"version":2,"bookmarks":[],"seen":{}}');
  await expect(page.getByRole('alert')).toHaveText(/newer version/);
  expect(await storedProgress(page)).toEqual(before);
});

test('a verse that cannot be loaded says so, and comes when asked again', async ({ page }) => {
  await page.route('**/text/**', (route) => route.abort());
  await storeProgress(page, { bookmarks: [bookmarkAt(112, 1)] });
  await open(page);
  await expect(page.getByText('The verse could not be loaded.')).toBeVisible();
  await page.unroute('**/text/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main li [lang=ar]')).toBeVisible();
});

test('[R11] axe finds nothing wrong with the bookmarks, in light and in dark', async ({ page }) => {
  await storeProgress(page, { bookmarks: three });
  await open(page);
  await expect(page.locator('main li [lang=ar]').first()).toBeVisible();
  expect(await faultsOf(page, 'main')).toEqual([]);
  await putTheme(page, 'dark');
  expect(await faultsOf(page, 'main', 'colours')).toEqual([]);
});

test('[R11] nothing is wider than the bookmarks from 320 to 1280 px, and buttons are 44 px high', async ({
  page,
}) => {
  await storeProgress(page, { bookmarks: [bookmarkAt(2, 282, 'w'.repeat(300)), ...three] });
  await open(page);
  await expect(page.locator('main li [lang=ar]').first()).toBeVisible();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${width} px`).toBe(0);
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});
