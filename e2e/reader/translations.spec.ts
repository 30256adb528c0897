import { readManifest } from '@fahm/quran/corpus.ts';
import { openSettings, SIZES } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

const TRANSLATION = readManifest().translation;
const LIST = '**/api/quran/editions**';
const FAILED = 'Failed to load Quran data. Please try again.';

test('[2.11.3] a translation is found by language and name, chosen, shown and left again', async ({
  page,
}) => {
  const sheet = await openSettings(page, '/read/chapter/112', 'Translation');
  const builtIn = sheet.getByRole('radio', { name: TRANSLATION.name });
  await expect(builtIn).toBeChecked();
  await expect(builtIn).toHaveAccessibleDescription(
    new RegExp(`English · Built in.*${TRANSLATION.credit.split('.').at(-2)?.trim()}`),
  );
  await sheet.getByLabel('Language').selectOption({ label: 'Urdu' });
  await expect(sheet.getByRole('radio')).toHaveCount(1);
  await sheet.getByRole('radio', { name: /Jalandhry/ }).click();
  await expect(page.locator('[data-tr][lang="ur"][dir="rtl"]')).toHaveCount(4);
  await sheet.getByLabel('Language').selectOption({ label: 'All languages' });
  await sheet
    .getByRole('searchbox', { name: 'Find a translation' })
    .fill(TRANSLATION.name.toLowerCase());
  await expect(sheet.getByText('1 translation', { exact: true })).toBeVisible();
  await builtIn.click();
  await expect(page.locator('[data-tr][lang="en"]')).toHaveCount(4);
  const kept = await page.evaluate(() => localStorage.getItem('fahm.reader.settings'));
  expect(JSON.parse(kept ?? '')).toMatchObject({ translationId: null });
});

test('[8.6] a list that cannot be had says so, and Try Again asks for it again', async ({
  page,
}) => {
  await page.route(LIST, (route) => route.abort());
  const sheet = await openSettings(page, '/read/chapter/112', 'Translation');
  await expect(sheet.getByRole('alert')).toContainText(FAILED);
  await page.unroute(LIST);
  await sheet.getByRole('button', { name: 'Try Again' }).click();
  await expect(sheet.getByRole('radio', { name: TRANSLATION.name })).toBeVisible();
});

test('[8.6] without a connection the sheet says that too, and loads the list once there is one', async ({
  page,
  context,
}) => {
  const sheet = await openSettings(page, '/read/chapter/112', 'More');
  await context.setOffline(true);
  await sheet.getByRole('tab', { name: 'Translation' }).click();
  await expect(sheet.getByRole('alert')).toContainText('You are offline');
  await context.setOffline(false);
  await expect(sheet.getByRole('radio', { name: TRANSLATION.name })).toBeVisible();
});

test('[7.24] a list that is not complete is shown as such', async ({ page }) => {
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { editions: { identifier: string }[] };
    const editions = list.editions.filter(({ identifier }) => identifier === 'en.sahih');
    await route.fulfill({ response, json: { editions, complete: false } });
  });
  const sheet = await openSettings(page, '/read/chapter/112', 'Translation');
  await expect(sheet.getByText('The full list cannot be had just now')).toBeVisible();
  await expect(sheet.getByRole('radio')).toHaveCount(1);
});

test('[8.6] a translation that does not arrive is called so in the sheet and on the page', async ({
  page,
}) => {
  await page.route('**/api/quran/surahs/**', (route) => route.abort());
  const sheet = await openSettings(page, '/read/chapter/112', 'Translation');
  await sheet.getByRole('radio', { name: /Asad/ }).click();
  await expect(sheet.getByText('Your translation could not be loaded')).toBeVisible();
  await expect(page.locator('[data-tr][lang="en"]')).toHaveCount(4);
  await sheet.getByRole('button', { name: 'Close the settings' }).click();
  await page.unroute('**/api/quran/surahs/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-edition="en.asad"]')).toHaveCount(1);
});

test('[2.11.3] arrow keys pass over translations without asking for each of them', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/quran/surahs/')) requested.push(request.url());
  });
  await page.clock.install();
  const sheet = await openSettings(page, '/read/chapter/112', 'Translation');
  await sheet.getByRole('radio', { name: TRANSLATION.name }).focus();
  // However slow the machine is: for the page, a key is held for 50 ms.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.down('ArrowDown');
    await page.clock.runFor(50);
    await page.keyboard.up('ArrowDown');
  }
  await page.clock.resume();
  await expect(page.locator('[data-tr][lang="ur"]')).toHaveCount(4);
  expect(requested).toHaveLength(1);
});
