import { untilHydrated } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[2.11.8] [2.11.9] the words of a surah that was downloaded are told without a network', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await page.goto('/read/chapter/78?open=offline');
  await expect(page.getByRole('region', { name: 'The whole Qur’an' })).toContainText(
    'Meanings of words are left out',
  );
  const row = page.getByRole('region', { name: /^Surah 78, / });
  await row.getByRole('button', { name: /Download/ }).click();
  await expect(row.getByText('It is on this device now.')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await page.goto('/read/chapter/78');
  await untilHydrated(page);
  await page.getByRole('link', { name: '78:1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Word by word…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'I know this word' }).first().click();
  await sheet.getByRole('button', { name: 'Next word' }).click();
  await expect(sheet.getByRole('button', { name: 'I know this word' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Meanings under the words come of the same files.
  await page.getByRole('link', { name: 'Reading settings' }).click();
  await page.getByRole('radio', { name: 'All', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[id="78:40"] [data-word] > [lang=en]').first()).toBeVisible();
  await expect(page.getByText(/^Marked \d+ % of the words of An-Naba/)).toBeVisible();
});
