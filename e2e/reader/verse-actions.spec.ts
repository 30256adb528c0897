import { readSurahText } from '@fahm/quran/corpus.ts';
import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { untilHydrated } from '../support/pages.ts';
import { storedProgress } from '../support/reading-progress.ts';
import { expect, test } from '../support/test.ts';

const KURSI = '[id="2:255"]';

async function openMenu(page: Page): Promise<void> {
  await page.goto('/read/chapter/2/255');
  await untilHydrated(page);
  await page.locator(KURSI).getByRole('link', { name: '2:255' }).click();
  await expect(page.getByRole('menu', { name: 'Al-Baqarah 2:255' })).toBeVisible();
}

const choose = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('without JavaScript the number of a verse leads to its own page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${test.info().project.use.baseURL ?? ''}/read/chapter/2`);
  await page.locator(KURSI).getByRole('link', { name: '2:255' }).click();
  await expect(page).toHaveURL(/\/read\/chapter\/2\/255$/);
  await context.close();
});

test('a verse is copied whole, with translation, reference and credits, though it is hidden', async ({
  page,
}) => {
  await page.goto('/read/chapter/2/255');
  await untilHydrated(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Hide all' }).click();
  await page.locator(KURSI).getByRole('link', { name: '2:255' }).click();
  await choose(page, 'Copy verse');
  await expect(page.getByText('Verse copied', { exact: true })).toBeVisible();
  const verse = readSurahText(2).verses[254];
  const text = await copied(page);
  expect(text.split('\n\n').slice(0, 3)).toEqual([
    verse?.arabic,
    verse?.translation,
    'Al-Baqarah 2:255',
  ]);
  expect(text).toContain('King Fahd Glorious Qur’an Printing Complex');
  expect(text).toContain(BUILT_IN_TRANSLATION.credit);
});

test('a link to the verse is copied, with the origin', async ({ page, baseURL }) => {
  await openMenu(page);
  await choose(page, 'Copy link');
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await copied(page)).toBe(`${baseURL}/read/chapter/2/255`);
});

test('what the browser refuses to copy is told', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await openMenu(page);
  await choose(page, 'Copy verse');
  await expect(page.getByText('Nothing was copied', { exact: true })).toBeVisible();
});

test('a verse is shared where the device can share', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      Object.assign(window, { shared: data });
      return Promise.resolve();
    };
  });
  await openMenu(page);
  await choose(page, 'Share');
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.url).toBe(`${baseURL}/read/chapter/2/255`);
  expect(shared.title).toBe('Al-Baqarah 2:255');
});

test('a bookmark is set and removed; the verse and the device say so', async ({ page }) => {
  await openMenu(page);
  await choose(page, 'Bookmark');
  await expect(page.getByText('Al-Baqarah 2:255 is bookmarked', { exact: true })).toBeVisible();
  await expect(page.locator(KURSI).getByRole('img', { name: 'Bookmarked' })).toBeVisible();
  expect((await storedProgress(page)).bookmarks).toMatchObject([{ surah: 2, ayah: 255, note: '' }]);
  await page.locator(KURSI).getByRole('link', { name: '2:255' }).click();
  await choose(page, 'Remove bookmark');
  await expect(page.locator(KURSI).getByRole('img', { name: 'Bookmarked' })).toHaveCount(0);
});

test('a note is written over the page, kept by Ctrl+Enter, and there after a reload', async ({
  page,
}) => {
  await openMenu(page);
  await choose(page, 'Add a note');
  const field = page.getByRole('textbox', { name: 'Note on Al-Baqarah 2:255' });
  await expect(field).toBeFocused();
  await field.fill('Ayat al-Kursi');
  await field.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(KURSI).getByRole('link', { name: '2:255' })).toBeFocused();
  await page.reload();
  await untilHydrated(page);
  await page.locator(KURSI).getByRole('link', { name: '2:255' }).click();
  await choose(page, 'Edit note');
  await expect(field).toHaveValue('Ayat al-Kursi');
});

test('a report of an error is sent with the facts that find it, and the sheet says so', async ({
  page,
}) => {
  await openMenu(page);
  await choose(page, 'Report an error');
  const sheet = page.getByRole('dialog', { name: 'Report an error' });
  await expect(sheet.getByLabel('What is wrong?')).toBeFocused();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.type('A word is missing');
  const sent = page.waitForRequest('**/api/reports');
  await sheet.getByRole('button', { name: 'Send' }).click();
  const { kind, about, message, email } = (await sent).postDataJSON() as Record<string, unknown>;
  expect({ kind, about, email }).toEqual({
    kind: 'verse',
    about: '/read/chapter/2/255',
    email: null,
  });
  for (const fact of ['A word is missing', 'Al-Baqarah 2:255', BUILT_IN_TRANSLATION.id, 'text/']) {
    expect(message).toContain(fact);
  }
  await expect(sheet.getByRole('status')).toBeFocused();
  await expect(sheet.getByRole('status')).toContainText('Your message has arrived.');
});

test('the menu leads to the verse’s page and to the surah in study', async ({ page }) => {
  await page.goto('/read/chapter/2');
  await untilHydrated(page);
  await page.locator('[id="2:3"]').getByRole('link', { name: '2:3' }).click();
  const study = page.getByRole('menuitem', { name: 'Open in study' });
  await expect(study).toHaveAttribute('href', '/surahs/2');
  await choose(page, 'Open the verse’s page');
  await expect(page).toHaveURL(/\/read\/chapter\/2\/3$/);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('the keyboard opens the menu, walks it, and comes back to the number', async ({ page }) => {
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  const number = page.locator('[id="112:2"]').getByRole('link', { name: '112:2' });
  await number.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(number).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Play from here' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(number).toBeFocused();
  await expect(number).not.toHaveAttribute('aria-expanded');
});

for (const width of [360, 1280]) {
  test(`[R11] at ${width} px the menu is whole on the screen, its targets are 44 px, axe is content`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openMenu(page);
    for (const item of await page.getByRole('menuitem').all()) {
      await expect(item).toBeInViewport({ ratio: 1 });
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await faultsOf(page, '[role=menu]')).toEqual([]);
  });
}

test('on a phone a tap beside the menu closes it, and does nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMenu(page);
  const before = page.url();
  // On a link, which the menu's ground lies over: forced, for the link is not what takes the tap.
  await page.getByRole('banner').getByRole('link', { name: 'Fahm' }).click({ force: true });
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(page.url()).toBe(before);
});

test('[R11] the list of shortcuts names them all, and switches them off', async ({ page }) => {
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('row')).toHaveCount(10);
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await sheet.getByRole('switch', { name: 'Use single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/112$/);
  await expect(sheet).toHaveCount(0);
});
