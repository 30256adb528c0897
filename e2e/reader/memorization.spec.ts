import { faultsOf } from '../support/axe.ts';
import { readVerse } from '@fahm/quran/corpus.ts';
import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

async function memorize(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.keyboard.press('m');
  await expect(bar(page)).toBeVisible();
}

/** Words of a verse of surah 112, as the corpus has them. */
const wordsOf = (ayah: number): string[] => readVerse(112, ayah).arabic.split(' ');

const bar = (page: Page) => page.getByRole('region', { name: 'Memorization' });
const tool = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const verse = (page: Page, key: string) => page.locator(`[id="${key}"]`);
const arabic = (page: Page, key: string) => verse(page, key).locator('p[lang=ar]');
/** What of a verse is hidden. */
const hidden = (page: Page, key: string) => arabic(page, key).locator('[aria-hidden=true]');

/** Where the words of each verse begin and end, and where the sign of its end stands, to a quarter pixel. */
const layoutOf = (verses: Locator) =>
  verses.evaluateAll((items) =>
    items.map((item) => {
      const words = item.querySelector('p[lang=ar]');
      const box = words?.getBoundingClientRect() ?? new DOMRect();
      const end = words?.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
      const figures = [box.height, end.left - box.left, end.top - box.top, end.width];
      return figures.map((figure) => Math.round(figure * 4) / 4).join(' ');
    }),
  );

test('[2.11.3] a click hides a verse, another reveals it; the translation stays as a hint', async ({
  page,
}) => {
  await memorize(page, '/read/chapter/112');
  await arabic(page, '112:2').click();
  await expect(verse(page, '112:2')).toHaveAttribute('data-hidden');
  await expect(verse(page, '112:2').locator('[data-tr]')).toBeVisible();
  await expect(hidden(page, '112:2')).toHaveCSS('user-select', 'none');
  await expect(verse(page, '112:1')).not.toHaveAttribute('data-hidden');
  await arabic(page, '112:2').click();
  await expect(verse(page, '112:2')).not.toHaveAttribute('data-hidden');
});

test('[2.11.3] so does Enter, and the verse says that it is hidden instead of its words', async ({
  page,
}) => {
  await memorize(page, '/read/chapter/112');
  await arabic(page, '112:2').focus();
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: /Hidden\. Press Enter to reveal it/ });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const name = await arabic(page, '112:2').ariaSnapshot();
  for (const word of wordsOf(2)) expect(name).not.toContain(word);
  await page.keyboard.press('Enter');
  await expect(arabic(page, '112:2')).toHaveAttribute('aria-pressed', 'false');
});

test('[2.11.3] leaving the mode reveals everything', async ({ page }) => {
  await memorize(page, '/read/chapter/112');
  await tool(page, 'Hide all').click();
  await expect(page.locator('[data-hidden]')).toHaveCount(4);
  await tool(page, 'Leave').click();
  await expect(page.locator('[data-hidden]')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('p[lang=ar][role=button]')).toHaveCount(0);
});

test('hidden words cannot be selected, and so not copied', async ({ page }) => {
  await memorize(page, '/read/chapter/112');
  await tool(page, 'Hide all').click();
  await page.keyboard.press('Control+a');
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selected).toContain('Say, "He is Allah');
  // The basmala above the verses is no verse, and stays.
  expect(selected).not.toContain(wordsOf(2)[1]);
});

test('the next word comes by its button and by its key, verse after verse', async ({ page }) => {
  await memorize(page, '/read/chapter/112');
  await tool(page, 'Hide all').click();
  const whole = (await hidden(page, '112:1').textContent()) ?? '';
  const words = whole.split(' ');
  await tool(page, 'Next word').click();
  await expect(hidden(page, '112:1')).toHaveText(words.slice(1).join(' '));
  await expect(bar(page).getByRole('status')).toHaveText(words[0] ?? '');
  for (let n = 1; n < words.length; n += 1) await page.keyboard.press('w');
  await expect(verse(page, '112:1')).not.toHaveAttribute('data-hidden');
  await page.keyboard.press('w');
  await expect(hidden(page, '112:2')).toHaveText(wordsOf(2)[1] ?? '');
  await tool(page, 'Reveal all').click();
  await expect(page.locator('[data-hidden]')).toHaveCount(0);
  await tool(page, 'Next word').click();
  await expect(bar(page).getByRole('status')).toHaveText('No verse is hidden.');
});

test('the verse that was touched last goes on first', async ({ page }) => {
  await memorize(page, '/read/chapter/112');
  await tool(page, 'Hide all').click();
  await arabic(page, '112:3').click();
  await arabic(page, '112:3').click();
  await tool(page, 'Next word').click();
  await expect(arabic(page, '112:3')).toContainText(wordsOf(3)[0] ?? '');
  await expect(hidden(page, '112:1')).toContainText(wordsOf(1)[0] ?? '');
});

for (const width of [360, 1280]) {
  test(`at ${width} px hiding, revealing and every word between move nothing on the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await memorize(page, '/read/chapter/67');
    const verses = page.locator('[data-verse]');
    // Bring everything into layout: what is far from the screen has a guessed height.
    await verses.evaluateAll((items) => {
      for (const item of items as HTMLElement[]) item.style.contentVisibility = 'visible';
    });
    const before = await layoutOf(verses);
    await tool(page, 'Hide all').click();
    expect(await layoutOf(verses)).toEqual(before);
    await arabic(page, '67:2').click();
    await arabic(page, '67:2').click();
    for (let n = 0; n < 6; n += 1) {
      await page.keyboard.press('w');
      expect((await layoutOf(verses))[1]).toBe(before[1]);
    }
    await tool(page, 'Reveal all').click();
    expect(await layoutOf(verses)).toEqual(before);
  });
}

/** What hiding or revealing the first verse costs until the page is laid out, in milliseconds: the least of many. */
const costOfBlur = (page: Page, surah: number): Promise<number> =>
  page.evaluate(async (key) => {
    const words = document.querySelector<HTMLElement>(`[id="${key}"] p[lang=ar]`);
    const times: number[] = [];
    // Many at a time: one is near the clock's grain.
    for (let n = 0; n < 10; n += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const start = performance.now();
      for (let clicks = 0; clicks < 20; clicks += 1) {
        words?.click();
        await Promise.resolve();
        document.body.getBoundingClientRect();
      }
      times.push((performance.now() - start) / 20);
    }
    return Math.min(...times);
  }, `${surah}:1`);

/** The surahs take turns, so that what else the machine does falls on both. */
const TURNS = 3;

// Printed and not gated: a third of a millisecond depends on what else the machine does. What the browser had to do is
// gated below.
test('[P13] to hide a verse of surah 2 takes about as long as in surah 1', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await memorize(page, '/read/chapter/1');
  await memorize(other, '/read/chapter/2');
  const short: number[] = [];
  const long: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.bringToFront();
    short.push(await costOfBlur(page, 1));
    await other.bringToFront();
    long.push(await costOfBlur(other, 2));
  }
  const [least, most] = [Math.min(...short), Math.min(...long)];
  console.log(`a verse hidden: surah 1 ${least.toFixed(2)} ms, surah 2 ${most.toFixed(2)} ms`);
  expect(least).toBeGreaterThan(0);
});

/** Of a trace of the browser's work: elements styled, boxes laid out. */
type Trace = {
  traceEvents: { args: { elementCount?: number; beginData?: { dirtyObjects?: number } } }[];
};

/** Elements that the browser styles and boxes that it lays out anew when a surah's first verse is hidden and revealed. */
async function workOfBlur(page: Page, surah: number): Promise<number> {
  await memorize(page, `/read/chapter/${surah}`);
  const browser = page.context().browser();
  if (browser === null) throw new Error('This page has no browser that could be traced.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  for (const hiddenVerses of [1, 0]) {
    await arabic(page, `${surah}:1`).click();
    await expect(page.locator('[data-hidden]')).toHaveCount(hiddenVerses);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  return traceEvents.reduce(
    (sum, { args }) => sum + (args.elementCount ?? 0) + (args.beginData?.dirtyObjects ?? 0),
    0,
  );
}

/** P13 in what the browser has to do, which no load of the machine changes. */
const BLUR_RATIO = 1.3;

test(`[P13] to hide a verse of surah 2 is at most ${BLUR_RATIO} × the work that it is in surah 1`, async ({
  page,
}) => {
  const least = await workOfBlur(page, 1);
  const most = await workOfBlur(page, 2);
  console.log(`styled and laid out for a verse: surah 1 ${least}, surah 2 ${most}`);
  expect(least).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(BLUR_RATIO * least);
});

test('[R11] the tools are 44 px high at a phone’s foot, inside the screen, and axe is content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await memorize(page, '/read/chapter/2');
  await tool(page, 'Hide all').click();
  for (const button of await bar(page).getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await faultsOf(page, '[aria-label="Memorization"], [id="2:2"]')).toEqual([]);
});
