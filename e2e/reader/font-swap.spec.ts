import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** The device's font that pages are made for, out of our own files: which fonts this machine has does not matter. */
const DEVICE_FONT = readFileSync(
  new URL(import.meta.resolve('@fahm/quran/fonts/noto-naskh-arabic.woff2')),
).toString('base64');
const ON_DEVICE = `url(data:font/woff2;base64,${DEVICE_FONT})`;
const NOWHERE = "local('no such font')";

const FROM_DEVICE = /(?:local\([^)]*\),?)+/g;
/** Adds up what moves, from a moment on that a test says: until then the device's font is being read out of the page. */
const OBSERVE = `{
  let shift = 0;
  const note = (entries) => entries.forEach(({ value }) => (shift += value));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.takeShift = async () => {
    // What one frame moves is known in the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    note(observer.takeRecords());
    const taken = shift;
    shift = 0;
    return taken;
  };
}`;

const takeShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { takeShift: () => Promise<number> }).takeShift());

/** Opens a page on a device with such a font, and keeps the page's own on their way until `release` is called. */
async function openWith(page: Page, font: string, path: string): Promise<{ release: () => void }> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    // The policy is of the styles as they were.
    const { 'content-security-policy': _, ...headers } = response.headers();
    const html = await response.text();
    expect(html).toMatch(FROM_DEVICE);
    await route.fulfill({ headers, body: html.replaceAll(FROM_DEVICE, font) });
  });
  await page.addInitScript(OBSERVE);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  return { release };
}

const statusOf = (page: Page, family: string) =>
  page.evaluate(
    (name) => [...document.fonts].find((face) => face.family.replaceAll('"', '') === name)?.status,
    family,
  );

const untilFont = (page: Page, family: string, status: FontFaceLoadStatus) =>
  expect.poll(() => statusOf(page, family), family).toBe(status);

for (const width of [360, 412, 1280]) {
  test(`[P9] the font of the Arabic moves nothing when it comes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    for (const surah of [1, 2]) {
      const { release } = await openWith(page, ON_DEVICE, `/read/chapter/${surah}`);
      await untilFont(page, 'Amiri Quran Fallback', 'loaded');
      expect(await statusOf(page, 'Amiri Quran')).toBe('loading');
      await takeShift(page);
      release();
      await untilHydrated(page);
      await untilFont(page, 'Amiri Quran', 'loaded');
      expect(await takeShift(page), `surah ${surah}`).toBeLessThanOrEqual(0.02);
      await page.unrouteAll();
    }
  });
}

/** Whether anything of the element is drawn: it is another picture when the element is hidden. */
async function isDrawn(page: Page, selector: string): Promise<boolean> {
  const part = page.locator(selector).first();
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${selector} has no place on the page`);
  // Playwright's own pictures wait for every font.
  const session = await page.context().newCDPSession(page);
  const picture = () =>
    session.send('Page.captureScreenshot', { clip: { ...box, scale: 1 }, format: 'png' });
  const shown = await picture();
  await part.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
  const hidden = await picture();
  await part.evaluate((element) => element.style.removeProperty('visibility'));
  return shown.data !== hidden.data;
}

const ARABIC = '[id="1:1"] [lang=ar]';

/** The families that are tried for an element, in order. */
const familiesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily.replaceAll('"', '').split(', '));

/** How a family that is on its way is shown meanwhile. `block`: not at all, for three seconds. */
const displayOf = (page: Page, family: string) =>
  page.evaluate(
    (name) => [...document.fonts].find((face) => face.family.replaceAll('"', '') === name)?.display,
    family,
  );

test('[P7] until its font is here the Arabic is drawn in the device’s, but for the rings that end verses', async ({
  page,
}) => {
  const { release } = await openWith(page, ON_DEVICE, '/read/chapter/1');
  await untilFont(page, 'Amiri Quran Fallback', 'loaded');
  await expect.poll(() => isDrawn(page, ARABIC)).toBe(true);
  expect(await statusOf(page, 'Amiri Quran')).toBe('loading');
  expect((await familiesOf(page, `${ARABIC} > span:last-child`))[0]).toBe('Amiri Quran Block');
  expect(await displayOf(page, 'Amiri Quran Block')).toBe('block');
  release();
});

test('[P7] where the device has no font that is known to have its signs, the Arabic waits for its own', async ({
  page,
}) => {
  const { release } = await openWith(page, NOWHERE, '/read/chapter/1');
  // After what is not there comes the one that is waited for.
  await untilFont(page, 'Amiri Quran Fallback', 'error');
  expect(await familiesOf(page, ARABIC)).toEqual([
    'Amiri Quran',
    'Amiri Quran Fallback',
    'Amiri Quran Block',
    'serif',
  ]);
  await untilFont(page, 'Amiri Quran Block', 'loading');
  release();
  await untilFont(page, 'Amiri Quran Block', 'loaded');
});
