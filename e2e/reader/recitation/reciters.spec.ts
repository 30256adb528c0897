import { faultsOf, putTheme } from '../../support/axe.ts';
import type { Page } from '@playwright/test';
import { BUILT_IN_RECITERS } from '@fahm/contracts/audio/built-in-reciters.ts';
import { audioRequests, heardBy, openPlayer, versesHeard, withAudio } from '../../support/audio.ts';
import { openSettings, showSettings, SIZES } from '../../support/settings.ts';
import { expect, test } from '../../support/test.ts';

const CATALOGUE = '**/api/quran/editions?format=audio*';

async function openPicker(page: Page, settings: Record<string, unknown> = {}) {
  await withAudio(page, settings);
  return openSettings(page, '/read/chapter/1', 'Audio');
}

/** Reciters as the catalogue would tell them. */
const reciters = (page: Page, editions: readonly object[]) =>
  page.route(CATALOGUE, (route) => route.fulfill({ json: { editions, complete: true } }));

test('[2.11.3] audio is switched on and off; what is heard falls silent with it', async ({
  page,
}) => {
  const player = await openPlayer(page, '/read/chapter/2/255');
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => versesHeard(page)).toEqual([262]);
  const sheet = await showSettings(page, 'Audio');
  await sheet.getByRole('switch', { name: 'Audio' }).click();
  await expect(player).toHaveCount(0);
  await expect.poll(async () => (await heardBy(page)).at(-1)?.event).toMatch(/pause|emptied/);
  await expect(sheet.getByRole('tab', { name: 'Arabic' })).toHaveCount(0);
});

test('[2.11.3] reciters stand under Arabic, English and Urdu, and are found by name', async ({
  page,
}) => {
  const sheet = await openPicker(page);
  const list = sheet.getByRole('radiogroup', { name: 'Reciter' });
  await expect(list.getByRole('radio', { checked: true })).toHaveAccessibleName('Alafasy');
  await sheet.getByLabel('Find a reciter').fill('hus');
  await expect(list.getByRole('radio')).toHaveCount(1);
  await expect(sheet.getByText('1 reciter', { exact: true })).toBeVisible();
  await sheet.getByLabel('Find a reciter').fill('nobody at all');
  await expect(sheet.getByText('No reciter fits.')).toBeVisible();
  for (const language of ['English', 'Urdu']) {
    await sheet.getByRole('tab', { name: language }).click();
    await expect(sheet.getByRole('tab', { name: language })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }
});

test('[2.11.3] [3.9] a reciter is chosen and heard from then on, also after a reload', async ({
  page,
}) => {
  const sheet = await openPicker(page);
  await sheet.getByRole('radio', { name: 'Husary' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await heardBy(page))[0]?.file).toBe('/audio/128/ar.husary/1.mp3');
});

test('[3.9] [B21] [9.8] the qualities are those that the reciter comes in, and a choice is heard', async ({
  page,
}) => {
  const sheet = await openPicker(page);
  const quality = sheet.getByRole('radiogroup', { name: 'Quality' });
  await expect(quality.getByRole('radio')).toHaveText(['64 kbps', '128 kbps']);
  await expect(quality.getByRole('radio', { checked: true })).toHaveText('128 kbps');
  await quality.getByRole('radio', { name: '64 kbps' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await heardBy(page))[0]?.file).toBe('/audio/64/ar.alafasy/1.mp3');
});

test('[3.9] [B21] [9.8] a reciter who comes in 192 kbps alone is offered and heard in it', async ({
  page,
}) => {
  const sheet = await openPicker(page, { reciter: 'en.walk', reciterName: 'Ibrahim Walk' });
  const quality = sheet.getByRole('radiogroup', { name: 'Quality' });
  await expect(quality.getByRole('radio')).toHaveText(['192 kbps']);
  await expect(quality.getByRole('radio', { checked: true })).toHaveText('192 kbps');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await heardBy(page))[0]?.file).toBe('/audio/192/en.walk/1.mp3');
});

test('[2.11.3] a sample is short, stops what is heard, and can be stopped', async ({ page }) => {
  const player = await openPlayer(page, '/read/chapter/2/255');
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => versesHeard(page)).toEqual([262]);
  const requested = audioRequests(page);
  const sheet = await showSettings(page, 'Audio');
  await sheet.getByRole('button', { name: 'Play a sample of Husary' }).click();
  await expect(sheet.getByRole('button', { name: 'Stop the sample of Husary' })).toBeVisible();
  await expect
    .poll(async () =>
      (await heardBy(page)).some(({ event, file }) => event === 'pause' && file.includes('262')),
    )
    .toBe(true);
  await expect(sheet.getByRole('button', { name: 'Play a sample of Husary' })).toBeVisible({
    timeout: 10_000,
  });
  expect(
    [...new Set(requested.map(({ path }) => path))].filter((path) => path.includes('husary')),
  ).toEqual(['/audio/64/ar.husary/1.mp3']);
});

test('[8.6] without a catalogue the five built-in reciters stand there, and it is said', async ({
  page,
}) => {
  await page.route(CATALOGUE, (route) => route.fulfill({ status: 503, body: 'No.' }));
  const sheet = await openPicker(page);
  await expect(sheet.getByRole('alert')).toHaveText(
    'Failed to load reciters from API. Using fallback reciters.',
  );
  await expect(sheet.getByRole('radiogroup', { name: 'Reciter' }).getByRole('radio')).toHaveCount(
    BUILT_IN_RECITERS.length,
  );
});

test('[8.6] a language without reciters says so', async ({ page }) => {
  await reciters(page, []);
  const sheet = await openPicker(page);
  await sheet.getByRole('tab', { name: 'Urdu' }).click();
  await expect(sheet.getByText('No reciters available for this language.')).toBeVisible();
});

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`[R11] on a ${name}, light and dark: axe is content with the picker, and all tabs fit`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const sheet = await openPicker(page, { themePreset: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(sheet.getByRole('radio', { name: 'Husary' })).toBeVisible();
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await putTheme(page, 'dark');
    expect(await faultsOf(page, '[role=dialog]', 'colours')).toEqual([]);
    const { x = 0, width = 0 } =
      (await sheet.getByRole('tab', { name: 'More' }).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(viewport.width - 20);
  });
}
