import { readSurahText } from '@fahm/quran/corpus.ts';
import { pageRange } from '@fahm/quran/mushaf-divisions.ts';
import type { Browser, Page } from '@playwright/test';
import { faultsOf, putTheme } from '../support/axe.ts';
import { openPlayer, playerOf } from '../support/audio.ts';
import { collectScripts, untilHydrated, untilPainted } from '../support/pages.ts';
import { storedProgress } from '../support/reading-progress.ts';
import { openSettings } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

const KURSI = '[id="2:255"]';
const PREFS = { cookie: `prefs=${encodeURIComponent('layout=running')}` };
const article = (page: Page) => page.locator('article[data-running]');

/** Chooses the layout as a device has it that chose it once: in its storage, and in the cookie. */
async function withRunning(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page
    .context()
    .addCookies([{ name: 'prefs', value: encodeURIComponent('layout=running'), url }]);
  await page.addInitScript(
    (settings) => {
      const key = 'fahm.reader.settings';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings));
    },
    { version: 3, layout: 'running', ...more },
  );
}

async function openRunning(page: Page, path: string): Promise<void> {
  await withRunning(page);
  await page.goto(path);
  await untilHydrated(page);
  await expect(article(page)).toBeVisible();
}

/** Arabic and translation of each verse on the page, without its marker. */
const textsOf = (page: Page) =>
  page.locator('[data-verse]').evaluateAll((verses) =>
    verses.map((verse) => ({
      key: verse.id,
      arabic: verse.querySelector('[lang=ar]')?.firstChild?.nodeValue,
      translation: (
        verse.querySelector('[data-tr]') ?? document.querySelector(`[data-tr="${verse.id}"]`)
      )?.textContent,
    })),
  );

async function withoutScript(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await context.addCookies([
    {
      name: 'prefs',
      value: encodeURIComponent('layout=running'),
      url: test.info().project.use.baseURL ?? '',
    },
  ]);
  await page.goto(`${test.info().project.use.baseURL ?? ''}${path}`);
  return page;
}

test('[2.11.6] [3.18] the layout is chosen in the settings, keeps the place, and stays', async ({
  page,
}) => {
  const sheet = await openSettings(page, '/read/chapter/2#2:255', 'Text');
  await sheet.getByRole('radio', { name: 'Running page' }).click();
  await expect(article(page)).toBeVisible();
  await expect(page.locator(KURSI)).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'running');
  await page.reload();
  await untilHydrated(page);
  await expect(article(page)).toBeVisible();
  const again = await openSettings(page, '/read/chapter/2', 'Text');
  await again.getByRole('radio', { name: 'Verse by verse' }).click();
  await expect(article(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-layout');
});

test('[8.5] where its code cannot be had the page says so, and the verses stand one by one', async ({
  page,
}) => {
  await page.route('**/assets/running-page*.js', (route) => route.abort());
  const sheet = await openSettings(page, '/read/chapter/112', 'Text');
  await sheet.getByRole('radio', { name: 'Running page' }).click();
  await expect(page.getByText('The running page cannot be had just now').first()).toBeVisible();
  await expect(page.locator('[data-verse]')).toHaveCount(4);
  await expect(article(page)).toHaveCount(0);
});

for (const path of ['/read/chapter/2', '/read/page/604', '/read/juz/30', '/read/hizb/1']) {
  test(`[2.11.6] ${path}: each verse has the same text in both layouts`, async ({ page }) => {
    await page.goto(path);
    const usual = await textsOf(page);
    await openRunning(page, path);
    expect(await textsOf(page)).toEqual(usual);
    for (const { arabic, translation } of usual) expect(arabic && translation).toBeTruthy();
  });
}

test('[2.11.6] the running text of a surah is the corpus’s, byte for byte', async ({ page }) => {
  await openRunning(page, '/read/chapter/18');
  const corpus = readSurahText(18).verses.map(({ arabic, translation }) => ({
    arabic,
    translation,
  }));
  const shown = (await textsOf(page)).map(({ arabic, translation }) => ({ arabic, translation }));
  expect(shown).toEqual(corpus);
});

test('[2.11.6] without JavaScript the page runs: verses are addressed, the translation stands below', async ({
  browser,
}) => {
  const page = await withoutScript(browser, '/read/chapter/2#2:255');
  const kursi = page.locator(KURSI);
  await expect(kursi).toBeInViewport();
  await expect(kursi).toHaveCSS('display', 'inline');
  await expect(page.getByRole('listitem').filter({ has: page.locator('[lang=ar]') })).toHaveCount(
    286,
  );
  await expect(page.locator('[data-tr="2:255"]')).toBeVisible();
  const [verse, translation] = await Promise.all([
    kursi.boundingBox(),
    page.locator('[data-tr="2:255"]').boundingBox(),
  ]);
  expect(translation?.y).toBeGreaterThanOrEqual((verse?.y ?? 0) + (verse?.height ?? 0) - 8);
  await kursi.getByRole('link', { name: 'Verse 2:255' }).click();
  await expect(page).toHaveURL(/\/read\/chapter\/2\/255$/);
  await page.context().close();
});

test('[2.11.6] verses share their lines, and a paragraph ends with its page of the mushaf', async ({
  page,
}) => {
  await openRunning(page, '/read/chapter/2');
  const one = page.locator('[id="2:2"]');
  const lines = await one.evaluate((verse) => [
    verse.getClientRects()[0]?.top,
    verse.previousElementSibling?.getClientRects()[0]?.top,
  ]);
  expect(Math.abs((lines[0] ?? 0) - (lines[1] ?? 99))).toBeLessThan(2);
  const last = pageRange(3)?.end.ayah;
  await page.getByRole('link', { name: 'Page 3', exact: true }).scrollIntoViewIfNeeded();
  const before = page
    .locator('div', { has: page.getByRole('link', { name: 'Page 3', exact: true }) })
    .last();
  await expect(before.locator('[data-verse]').last()).toHaveAttribute('id', `2:${last}`);
});

test('[P9] the page is there as it was sent: nothing moves when it comes alive, and no other layout flashes', async ({
  page,
}) => {
  await withRunning(page);
  await page.addInitScript(() => {
    const state = { shift: 0 };
    Object.assign(globalThis, { state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        state.shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/read/page/3');
  const sent = await page.locator('[id="2:6"]').elementHandle();
  await untilHydrated(page);
  await untilPainted(page);
  // The very element that the server sent.
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(true);
  const shift = await page.evaluate(
    () => (globalThis as unknown as { state: { shift: number } }).state.shift,
  );
  expect(shift).toBeLessThanOrEqual(0.02);
});

test('[2.11.6] its code and its styles come to those who chose it, and to nobody else', async ({
  page,
  request,
}) => {
  const scripts = collectScripts(page);
  await page.goto('/read/chapter/1');
  await untilHydrated(page);
  expect([...scripts].filter((url) => url.includes('running'))).toEqual([]);
  const usual = await (await request.get('/read/chapter/1')).text();
  expect(usual).not.toContain('data-running');
  const running = await (await request.get('/read/chapter/1', { headers: PREFS })).text();
  expect(running).toContain('data-running');
  await request.get('/read/chapter/1', { headers: PREFS });
  const headers = (await request.get('/read/chapter/1', { headers: PREFS })).headers();
  expect(headers['x-edge-cache']).toBe('hit');
  expect(await (await request.get('/read/chapter/1')).text()).toBe(usual);
});

test('[3.18] a chosen translation stands in the running page as it was sent', async ({
  request,
}) => {
  const value = encodeURIComponent('layout=running&edition=ur.jalandhry');
  const headers = { cookie: `prefs=${value}` };
  const html = await (await request.get('/read/chapter/112', { headers })).text();
  expect(html).toContain('data-running');
  // The stand-in for the service of texts says of each verse whose it is.
  expect(html.match(/lang="ur" data-tr="112:\d" dir="rtl">[^<]+\[ur\.jalandhry\]</g)).toHaveLength(
    4,
  );
  expect(html).not.toContain('data-edition-failed');
  const plain = await request.get('/read/chapter/112', {
    headers: { cookie: `prefs=${encodeURIComponent('edition=ur.jalandhry')}` },
  });
  expect(await plain.text()).not.toContain('data-running');
});

test('a page that has no running form is what it is', async ({ request }) => {
  for (const path of ['/read/chapter/2/255', '/read/search', '/reader', '/help']) {
    const response = await request.get(path, { headers: PREFS });
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('data-running=');
  }
  expect((await request.get('/read/chapter/115', { headers: PREFS })).status()).toBe(404);
  const odd = { cookie: `prefs=${encodeURIComponent('layout=nonsense')}` };
  expect((await request.get('/read/chapter/1', { headers: odd })).status()).toBe(200);
});

test('[2.11.6] a press on a verse opens what can be done with it; so does its marker by the keyboard', async ({
  page,
}) => {
  await openRunning(page, '/read/page/42');
  const menu = page.getByRole('menu', { name: 'Al-Baqarah 2:255' });
  await page.locator(`${KURSI} > [lang=ar]`).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  const marker = page.locator(KURSI).getByRole('link', { name: 'Verse 2:255' });
  await expect(marker).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.getByRole('menuitem', { name: 'Bookmark', exact: true }).click();
  await expect(page.locator(KURSI).getByRole('img', { name: 'Bookmarked' })).toBeVisible();
});

test('[2.11.3] in memorization mode verses of a running page are hidden and revealed', async ({
  page,
}) => {
  await openRunning(page, '/read/chapter/112');
  await page.keyboard.press('m');
  const verse = page.locator('[id="112:2"]');
  const text = verse.getByRole('button');
  await text.click();
  await expect(text).toHaveAttribute('aria-pressed', 'true');
  await expect(verse).toHaveAttribute('data-hidden', '');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('w');
  await text.press('Enter');
  await expect(text).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(verse.getByRole('button')).toHaveCount(0);
});

test('[2.11.4] the verse that is heard is marked, and its translation with it', async ({
  page,
}) => {
  await openPlayer(page, '/read/chapter/109', { layout: 'running' });
  await playerOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-verse][aria-current]')).toHaveAttribute('id', /^109:/);
  await expect(page.locator('[data-lit] [data-tr]')).toHaveCount(1);
  await expect(article(page)).toBeVisible();
});

test('[2.11.1] what is read in a running page counts as read', async ({ page }) => {
  await openRunning(page, '/read/chapter/112');
  await expect
    .poll(async () => Object.keys((await storedProgress(page))?.seen ?? {}))
    .toEqual(['112']);
});

test('[2.11.2] a link to a verse leads to it and marks it, and the next chapter runs too', async ({
  page,
}) => {
  await openRunning(page, '/read/chapter/1');
  await page.getByRole('link', { name: 'Next chapter' }).click();
  await expect(page.locator('[data-chapter="2"]')).toBeVisible();
  await expect(article(page)).toBeVisible();
  await page.goto('/read/chapter/18#18:60');
  await untilHydrated(page);
  await expect(page.locator('[id="18:60"]')).toBeInViewport();
  await page.getByText('Check this text').click();
  await expect(page.locator('[data-verdict=right]')).toBeVisible();
});

test('[R11] axe finds nothing in a running page, in light, dark and sepia', async ({ page }) => {
  await openRunning(page, '/read/page/604');
  expect(await faultsOf(page, 'html')).toEqual([]);
  for (const theme of ['dark', 'sepia']) {
    await putTheme(page, theme);
    expect(await faultsOf(page, 'html', 'colours')).toEqual([]);
  }
});

for (const width of [360, 768, 1280]) {
  test(`[R11] at ${width} px a running page is no wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openRunning(page, '/read/page/3');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
