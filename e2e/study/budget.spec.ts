import { SURAHS } from '@fahm/quran/surahs.ts';
import type { Page } from '@playwright/test';
import { brotliCompressSync, constants } from 'node:zlib';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** P28, in bytes after brotli. */
const FIRST_LOAD = 120_000;
/** A page of the app, with the schemas of what it asks at once. */
const APP_LOAD = 145_000;
const TAB = 25_000;
/** P34: the document of a study page, in bytes after brotli. */
const HTML = 30_000;
/** Pages that are asked for together. */
const MAX_CONCURRENT = 6;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Counts the JavaScript that the page asks for, compressed as a host would. */
function meter(page: Page) {
  const sizes = new Map<string, number>();
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) requested.add(pathname);
  });
  return async () => {
    for (const path of requested) {
      if (sizes.has(path)) continue;
      const body = await (await page.request.get(path)).body();
      sizes.set(path, brotliCompressSync(body).length);
    }
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  };
}

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'study');

test('[P28] the public page of a surah is alive with at most 120 kB of JavaScript', async ({
  page,
}) => {
  const total = meter(page);
  await page.goto('/surahs/1');
  await ready(page);
  const bytes = await total();
  console.log(`/surahs/1: ${bytes} bytes of JavaScript`);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOAD);
});

const APP = [
  '/app',
  '/app/surah',
  '/app/surah/1',
  '/app/concepts',
  '/app/practice',
  '/app/coach/1',
];

for (const path of APP) {
  test(`[P28] ${path} is alive with at most 145 kB of JavaScript`, async ({ page }) => {
    await signInAsMember(page, 'Learner of budgets', '/help');
    const total = meter(page);
    await page.goto(path);
    await ready(page);
    const bytes = await total();
    console.log(`${path}: ${bytes} bytes of JavaScript`);
    expect(bytes).toBeLessThanOrEqual(APP_LOAD);
  });
}

test('[P28] each tab costs at most 25 kB of JavaScript more', async ({ page }) => {
  await signInAsMember(page, 'Learner of budgets', '/help');
  const total = meter(page);
  await page.goto('/app/surah/1');
  await ready(page);
  let before = await total();
  for (const tab of ['Concepts', 'Rules', 'Stories', 'Practice', 'Mastery']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toContainText(/[A-Z].{40}/);
    await page.waitForLoadState('networkidle');
    const after = await total();
    expect(after - before, tab).toBeLessThanOrEqual(TAB);
    before = after;
  }
});

test('[P34] no study page is sent in more than 30 kB of HTML, none of its passages either', async ({
  request,
}) => {
  const sizes = new Map<string, number>();
  const measure = async (path: string): Promise<string> => {
    const html = await (await request.get(path)).body();
    const quick = brotliCompressSync(html, QUICK).length;
    // The best compression takes half a second, and is smaller than the quick one.
    sizes.set(path, quick <= HTML ? quick : brotliCompressSync(html).length);
    return html.toString();
  };
  const alone: string[] = [];
  for (const { number } of SURAHS) {
    await measure(`/app/surah/${number}`);
    const html = await measure(`/surahs/${number}`);
    if (!html.includes('data-alone=')) continue;
    for (const [, from] of html.matchAll(/data-weight="\d+" data-from="(\d+)"/g)) {
      alone.push(`/surahs/${number}?passage=${from}`);
    }
  }
  expect(alone.length).toBeGreaterThan(20);
  for (let at = 0; at < alone.length; at += MAX_CONCURRENT) {
    const pages = await Promise.all(alone.slice(at, at + MAX_CONCURRENT).map(measure));
    for (const page of pages) expect(page).toContain('data-named=');
  }
  const heaviest = [...sizes].toSorted(([, one], [, other]) => other - one).slice(0, 8);
  console.log(heaviest.map(([path, bytes]) => `${path}: ${bytes} bytes of HTML`).join('\n'));
  expect(heaviest.filter(([, bytes]) => bytes > HTML)).toEqual([]);
});

test('[P28] [6.3] no file of the remote holds a lesson that needs a subscription', async ({
  request,
}) => {
  for (const surah of [6, 18, 114]) {
    const html = await (await request.get(`/surahs/${surah}`)).text();
    expect(html).not.toMatch(new RegExp(`c${String(surah).padStart(3, '0')}-`));
  }
});
