import type { Page } from '@playwright/test';
import { faultsOf, putTheme } from '../../support/axe.ts';
import { untilHydrated } from '../../support/pages.ts';
import { recall } from '../../support/recall.ts';
import { showSettings } from '../../support/settings.ts';
import { signInAsMember } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const picture = (page: Page, name: string) => page.getByRole('region', { name });

test('[2.11.1] who marked words sees the surahs by their share; who did not loads nothing of it', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/reader');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => /word/.test(path))).toEqual([]);

  const fields = Object.fromEntries(['rabb', 'alam'].map((id) => [id, { value: true, at: 1 }]));
  await page.evaluate(
    (text) => localStorage.setItem('fahm.reader.words', text),
    JSON.stringify({ version: 1, fields }),
  );
  await page.reload();
  const section = picture(page, 'Words you marked as known');
  await expect(section).toContainText(/Marked \d % of the words of the Qur’an/);
  const surahs = section.getByRole('list', { name: 'Words you marked as known' });
  await expect(surahs.getByRole('listitem')).toHaveCount(114);
  await expect(surahs.getByRole('listitem').first()).toHaveText(/: \d+ %$/);
  expect(await faultsOf(page, '[aria-labelledby=words-known]')).toEqual([]);
  for (const theme of ['light', 'dark', 'sepia']) {
    await putTheme(page, theme);
    expect(await faultsOf(page, '[aria-labelledby=words-known]', 'colours')).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // Who looks for a surah finds it at the top.
  await page.getByRole('searchbox', { name: 'Find a surah' }).fill('kahf');
  await expect(section).toHaveCount(0);
});

test('[2.11.1] [2.11.9] with an account what was recalled is told apart from what is marked', async ({
  page,
}) => {
  await signInAsMember(page, `Reader of words ${Date.now()}`, '/read/chapter/1');
  for (const id of ['w-rabb', 'w-alam']) {
    await recall(page, id, 29);
    await recall(page, id, 28);
  }
  await untilHydrated(page);
  const sheet = await showSettings(page, 'Text');
  await sheet.getByRole('radio', { name: 'All', exact: true }).click();
  await page.keyboard.press('Escape');
  const figures = page.getByText(/^Recalled \d+ %, marked \d+ % of the words of /);
  // Two of the 29 words of the first surah.
  await expect(figures).toHaveText(/^Recalled 6 %, marked 0 % of the words of Al-Fati/);
  await page.getByRole('link', { name: '1:2' }).click();
  await page.getByRole('menuitem', { name: 'Word by word…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I know this word' }).first().click();
  await page.keyboard.press('Escape');
  await expect(figures).toHaveText(/^Recalled 6 %, marked 3 % /);

  await page.goto('/reader');
  const section = picture(page, 'Words you recall');
  await expect(section).toContainText(/Recalled \d %, marked \d % of the words of the Qur’an/);
  await expect(section.getByRole('listitem').first()).toHaveText(/: 6 %$/);
});
