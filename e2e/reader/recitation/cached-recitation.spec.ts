import { faultsOf } from '../../support/axe.ts';
import type { Page } from '@playwright/test';
import {
  audioRequests,
  breakFiles,
  playerOf,
  versesEnded,
  versesHeard,
  withAudio,
} from '../../support/audio.ts';
import { cachedIn } from '../../support/offline-cache.ts';
import { untilHydrated } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const CHAPTER = '/read/chapter';
const play = { name: 'Play', exact: true };

/** Opens the sheet of what is kept, and answers the row of the surah's recitation. */
async function openRow(page: Page, surah: number, settings: Record<string, unknown> = {}) {
  await withAudio(page, settings);
  await page.goto(`${CHAPTER}/${surah}?open=offline`);
  return page.getByRole('region', { name: `Recitation of surah ${surah},` });
}

const button = (row: ReturnType<Page['getByRole']>, text: string) =>
  row.getByRole('button', { name: new RegExp(`^${text}:`) });

/** Makes each verse of a surah come after a second. */
const slowDown = async (ayahs: readonly number[]) => {
  for (const ayah of ayahs) await breakFiles(`128/ar.alafasy/${ayah}.mp3`, 'slow');
};

test('[2.11.4] a surah’s recitation is kept, plays without a network, and is removed', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const requested = audioRequests(page);
  const row = await openRow(page, 108, { speed: 2 });
  await expect(row).toContainText(/· \d+ kB to download, at 128 kbps/);
  expect(requested.map(({ method }) => method)).toEqual(['HEAD', 'HEAD', 'HEAD']);
  await button(row, 'Download').click();
  await expect(row.getByText('It is on this device now.')).toBeVisible({ timeout: 30_000 });
  await expect(row).toContainText(/on this device · takes \d+ kB/);
  await context.setOffline(true);
  await page.goto(`${CHAPTER}/108`);
  await untilHydrated(page);
  await playerOf(page).getByRole('button', play).click();
  await expect.poll(() => versesEnded(page), { timeout: 20_000 }).toEqual([6205, 6206, 6207]);
  const parts = await page.evaluate(async () => {
    const answers: number[][] = [];
    for (const range of ['bytes=10-19', 'bytes=9999999-']) {
      const response = await fetch('/audio/128/ar.alafasy/6205.mp3', { headers: { range } });
      answers.push([response.status, (await response.arrayBuffer()).byteLength]);
    }
    return answers;
  });
  expect(parts).toEqual([
    [206, 10],
    [416, 0],
  ]);
  await page.goto(`${CHAPTER}/108?open=offline`);
  await button(row, 'Remove').click();
  await expect(row.getByText('It was taken off this device.')).toBeVisible();
  expect(await cachedIn(page, 'audio-1')).toEqual([]);
  await page.keyboard.press('Escape');
  await playerOf(page).getByRole('button', play).click();
  await expect(playerOf(page).getByRole('alert')).toHaveText('Failed to load audio');
});

test('[2.11.4] a download is paused, goes on after a reload where it was, and is called off', async ({
  page,
}) => {
  test.setTimeout(90_000);
  // Surah 105 has five verses, surah 106 four.
  await slowDown([6189, 6190, 6191, 6192, 6193, 6194, 6195, 6196, 6197]);
  const row = await openRow(page, 105);
  await button(row, 'Download').click({ timeout: 15_000 });
  await expect(row.getByRole('progressbar')).toBeVisible();
  await expect(row).toContainText('2 of 5 verses', { timeout: 15_000 });
  await button(row, 'Pause').click();
  await expect(row.getByText('Paused.')).toBeVisible();
  const kept = await cachedIn(page, 'audio-1');
  expect(kept.length).toBeGreaterThanOrEqual(2);
  expect(kept.length).toBeLessThan(5);
  await page.goto(`${CHAPTER}/105?open=offline`);
  await expect(row).toContainText(`${kept.length} of 5 verses`);
  const requested = audioRequests(page);
  await button(row, 'Go on').click();
  await expect(row.getByText('It is on this device now.')).toBeVisible({ timeout: 30_000 });
  expect(requested.map(({ path }) => path).filter((path) => kept.includes(path))).toEqual([]);
  await page.goto(`${CHAPTER}/106?open=offline`);
  const other = page.getByRole('region', { name: 'Recitation of surah 106,' });
  await button(other, 'Download').click({ timeout: 15_000 });
  await expect(other).toContainText('1 of 4 verses', { timeout: 15_000 });
  // The sheet may be closed meanwhile.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await cachedIn(page, 'audio-1')).length).toBeGreaterThan(6);
  await page.getByRole('link', { name: 'Read this offline' }).click();
  await button(other, 'Cancel').click();
  await expect(button(other, 'Download')).toBeVisible();
  await expect.poll(async () => (await cachedIn(page, 'audio-1')).length).toBe(5);
  const here = page.getByRole('region', { name: 'Recitations on this device' });
  await expect(here).toContainText('Recitation of Al-Fil');
});

test('[2.11.4] where there is no room it is said, and nothing is half kept', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  const row = await openRow(page, 67);
  await expect(row).toContainText(/about .* to download, at 128 kbps/);
  const origin = new URL(page.url()).origin;
  const session = await context.newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  const quotaSize = usage + 400_000;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await button(row, 'Download').click();
  await expect(row.getByText('There is no room left on this device')).toBeVisible({
    timeout: 30_000,
  });
  expect(await cachedIn(page, 'audio-1')).toEqual([]);
  await expect(button(row, 'Download')).toBeVisible();
});

test('[2.11.4] [P29] [R11] only what may be kept is offered, lighter where data is saved, and nothing without audio', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const row = await openRow(page, 112, { themePreset: 'dark' });
  await expect(row).toContainText('to download, at 64 kbps');
  await button(row, 'Download').click();
  await expect(row.getByText('It is on this device now.')).toBeVisible({ timeout: 30_000 });
  expect(await cachedIn(page, 'audio-1')).toEqual(
    [6222, 6223, 6224, 6225].map((ayah) => `/audio/64/ar.alafasy/${ayah}.mp3`),
  );
  // As a phone shows it, in the dark.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  const sheet = page.getByRole('dialog');
  expect(await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
  const choose = (changed: object) =>
    page.evaluate(
      (it) =>
        localStorage.setItem(
          'fahm.reader.settings',
          JSON.stringify({ version: 2, audio: true, ...it }),
        ),
      changed,
    );
  await choose({ reciter: 'ar.husary' });
  await page.goto(`${CHAPTER}/112?open=offline`);
  await expect(row.filter({ hasText: 'Husary' })).toContainText('to be heard, not kept');
  await expect(button(row.filter({ hasText: 'Husary' }), 'Download')).toHaveCount(0);
  await choose({ audio: false });
  const requested = audioRequests(page);
  await page.goto(`${CHAPTER}/112?open=offline`);
  await expect(button(row, 'Remove')).toBeVisible();
  expect(requested).toEqual([]);
  expect(await versesHeard(page)).toEqual([]);
});
