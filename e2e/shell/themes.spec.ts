import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { untilHydrated } from '../support/pages.ts';
import { showSettings } from '../support/settings.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const html = (page: Page) => page.locator('html');
const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));
const SEPIA = '#f6ecd9';
const STUDY = '#0f1517';

test('[2.3.3] [3.18] [4.14] a visitor chooses a theme in the menu; the reader has it, and its settings say so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/guides');
  await page.getByText('Menu', { exact: true }).click();
  const select = page.getByRole('combobox', { name: 'Theme' });
  await expect(select).toHaveValue('auto');
  await select.selectOption('Sepia');
  expect(await groundOf(page)).toBe(SEPIA);
  expect(await faultsOf(page, 'header')).toEqual([]);
  await page.goto('/read/chapter/112');
  expect(await groundOf(page)).toBe(SEPIA);
  await untilHydrated(page);
  // The reader is here by now: what the menu chooses reaches its settings at once.
  await page.getByText('Menu', { exact: true }).click();
  await select.selectOption('Midnight');
  await page.keyboard.press('Escape');
  const sheet = await showSettings(page, 'Colours');
  await expect(sheet.getByRole('radio', { name: 'Midnight' })).toBeChecked();
});

test('[2.13.4] [1.6] a theme that is chosen in the profile is there where one reads; study stays dark', async ({
  page,
}) => {
  await signInAsMember(page, 'Reader with taste', '/app/profile');
  const card = page.getByRole('region', { name: 'Appearance' });
  await expect(card.getByRole('radio', { name: 'Auto' })).toBeChecked();
  await expect(card.getByRole('radio')).toHaveCount(12);
  await card.getByRole('radio', { name: 'Sepia' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'sepia');
  expect(await groundOf(page)).toBe(STUDY);
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute(
    'content',
    '#0f1517',
  );
  expect(await faultsOf(page, 'main')).toEqual([]);
  // The menu of the account says the same.
  await page.getByLabel('Account', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('sepia');
  await page.goto('/read/chapter/112');
  expect(await groundOf(page)).toBe(SEPIA);
});
