import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/pages.ts';
import { storedProgress } from '../support/reading-progress.ts';
import { showSettings } from '../support/settings.ts';
import { signIn, signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const CHAPTER = '/read/chapter/112';

async function open(page: Page): Promise<void> {
  await page.goto(CHAPTER);
  await untilHydrated(page);
}

async function bookmark(page: Page, ayah: number): Promise<void> {
  await page.getByRole('link', { name: `112:${ayah}` }).click();
  await page.getByRole('menuitem', { name: 'Bookmark', exact: true }).click();
  await expect(bookmarked(page, ayah)).toBeVisible();
}

const bookmarked = (page: Page, ayah: number) =>
  page.locator(`[id="112:${ayah}"]`).getByRole('img', { name: 'Bookmarked' });

/** Opens the first word of a verse, and answers the button that says that it is known. */
async function openWord(page: Page, ayah: number) {
  await page.getByRole('link', { name: `112:${ayah}` }).click();
  await page.getByRole('menuitem', { name: 'Word by word…' }).click();
  return page.getByRole('dialog').getByRole('button', { name: 'I know this word' }).first();
}

async function chooseTheme(page: Page, name: string): Promise<void> {
  const sheet = await showSettings(page, 'Colours');
  await sheet.getByRole('radio', { name }).click();
  await page.keyboard.press('Escape');
}

/** The next time that this page tells the account of a change, and is understood. */
const told = (page: Page, document: 'place' | 'settings' | 'words') =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith(`/api/sync/${document}`) &&
      response.request().method() === 'PUT' &&
      response.ok(),
  );

test('[3.18] [2.11.8] what a guest marked and set is adopted at sign-up, and is on their other device', async ({
  page,
  browser,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requested.push(request.url());
  });
  const name = `Guest Before ${Date.now()}`;
  await open(page);
  await bookmark(page, 2);
  await chooseTheme(page, 'Sepia');
  await (await openWord(page, 1)).click();
  expect(requested).toEqual([]);
  const adopted = [told(page, 'place'), told(page, 'settings'), told(page, 'words')];
  await signInAsMember(page, name, CHAPTER);
  await Promise.all(adopted);

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, name);
  await open(elsewhere);
  await expect(bookmarked(elsewhere, 2)).toBeVisible();
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'sepia');
  // Marked there, and taken back here: the later one counts for both.
  const known = await openWord(elsewhere, 1);
  await expect(known).toHaveAttribute('aria-pressed', 'true');
  const sent = told(elsewhere, 'words');
  await known.click();
  await sent;
  await page.reload();
  await untilHydrated(page);
  await expect(await openWord(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await other.close();
});

test('[3.18] what is changed without a network is sent when it is back, and two devices end with the same', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const name = `Two Devices ${Date.now()}`;
  await signInAsMember(page, name, CHAPTER);
  await untilHydrated(page);
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, name);
  await open(elsewhere);

  // The menu's code is here before the network goes.
  await page.getByRole('link', { name: '112:1' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await context.setOffline(true);
  await bookmark(page, 1);
  const sent = told(elsewhere, 'place');
  await bookmark(elsewhere, 3);
  await sent;
  const back = told(page, 'place');
  await context.setOffline(false);
  await back;
  await expect(bookmarked(page, 3)).toBeVisible();
  await open(elsewhere);
  await expect(bookmarked(elsewhere, 1)).toBeVisible();
  const one = await storedProgress(page);
  await expect.poll(async () => (await storedProgress(elsewhere)).bookmarks).toEqual(one.bookmarks);
  await other.close();
});
