import { faultsOf } from '../support/axe.ts';
import { ARABIC_HASHES } from '@fahm/quran/text/verify-text.ts';
import type { Page, Route } from '@playwright/test';
import { untilHydrated } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const FATHA = '\u064E';
const DAMMA = '\u064F';

/** One mark of the last verse with that mark is another: a text that looks right at a glance. */
const harmed = (text: string): string => {
  const at = text.lastIndexOf(FATHA);
  return text.slice(0, at) + DAMMA + text.slice(at + 1);
};

async function harm(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: harmed(await response.text()) });
}

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.getByText('Check this text').click();
}

const verdict = (page: Page) => page.locator('[data-verdict]');

test('[3.8] the check names edition, version and checksum, and finds the page right', async ({
  page,
}) => {
  await check(page, '/read/chapter/112');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'right');
  await expect(verdict(page)).toContainText('4 verses compared');
  await expect(page.getByText(ARABIC_HASHES[111] ?? '', { exact: true })).toBeVisible();
  await expect(
    page.getByText('does not guard against somebody who controls this site'),
  ).toBeVisible();
  expect(await faultsOf(page, 'article > footer')).toEqual([]);
});

test('[3.8] a page of parts of surahs is compared by way of whole ones', async ({ page }) => {
  await check(page, '/read/page/604');
  await expect(verdict(page)).toContainText('15 verses compared');
  await check(page, '/read/chapter/2/255');
  await expect(verdict(page)).toContainText('5 verses compared');
});

test('[3.8] hidden words are compared like the others', async ({ page }) => {
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Hide all' }).click();
  await page.keyboard.press('w');
  await page.getByText('Check this text').click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'right');
});

test('[3.8] a mark that was changed in the page on its way is found', async ({ page }) => {
  await page.route('**/read/chapter/2/255', async (route) => {
    const response = await route.fetch();
    const [head, verse, ...rest] = (await response.text()).split(/(?=<li [^>]*id="2:256")/);
    const body = [head, (verse ?? '').replace(FATHA, DAMMA), ...rest].join('');
    await route.fulfill({ response, body });
  });
  await check(page, '/read/chapter/2/255');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'wrong');
  await expect(verdict(page)).toContainText('2:256');
});

test('[3.8] so is one that something else on the page changed later', async ({ page }) => {
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await page.locator('[id="112:1"] p[lang=ar]').evaluate(({ firstChild }) => {
    if (firstChild !== null) firstChild.nodeValue = `${firstChild.nodeValue}\u064E`;
  });
  await page.getByText('Check this text').click();
  await expect(verdict(page)).toContainText('112:1');
});

test('[3.8] a text that was damaged on its way is fetched anew, and shown whole', async ({
  page,
}) => {
  let requested = 0;
  await page.route('**/text/*/113.json', async (route) => {
    requested += 1;
    await (requested === 1 ? harm(route) : route.continue());
  });
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Next chapter' }).click();
  await expect(page.locator('[id="113:5"]')).toBeVisible();
  expect(requested).toBe(2);
  await page.getByText('Check this text').click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'right');
});

test('[3.8] [8.2] a text that stays damaged is never shown', async ({ page }) => {
  await page.route('**/text/*/113.json', harm);
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Next chapter' }).click();
  await expect(page.getByText('Failed to load verse content')).toBeVisible();
  await expect(page.locator('[data-verse]')).toHaveCount(0);
  await page.unroute('**/text/*/113.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-verse]')).toHaveCount(5);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('the check leads to where it is told', async ({ page }) => {
    await page.goto('/read/chapter/112');
    await page.getByText('Check this text').click();
    const link = page.getByRole('link', { name: 'Where the text comes from' });
    await expect(link).toHaveAttribute('href', '/credits');
  });
});
