import { faultsOf } from '../support/axe.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };
const LINKS = [
  ['Qur’an Reader', '/reader'],
  ['99 Names', '/names'],
  ['Pricing', '/pricing'],
  ['Start Free', '/api/login'],
];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function linksOf(page: Page): Promise<(string | null)[][]> {
  const links = await navigation(page).getByRole('link').all();
  return Promise.all(
    links.map(async (link) => [await link.textContent(), await link.getAttribute('href')]),
  );
}

test('[2.3.2] signed out, the bar has the reader, the names, pricing and Start Free', async ({
  page,
}) => {
  await page.goto('/');
  expect(await linksOf(page)).toEqual(LINKS);
  await expect(page.getByText('Menu', { exact: true })).toBeHidden();
});

test('[2.3.1] signed out, the logo leads to the start page', async ({ page }) => {
  await page.goto('/credits');
  await page.getByRole('banner').getByRole('link', { name: 'Fahm' }).click();
  await expect(page).toHaveURL('/');
});

test('[2.3.2] the link of the section people are in is marked as current', async ({ page }) => {
  await page.goto('/read/chapter/112');
  const reader = navigation(page).getByRole('link', { name: 'Qur’an Reader' });
  await expect(reader).toHaveAttribute('aria-current', 'true');
  await expect(navigation(page).locator('[aria-current]')).toHaveCount(1);
});

test.describe('on a phone, JavaScript off', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('[2.3.3] the menu opens and shows every link', async ({ page }) => {
    await page.goto('/read/chapter/112');
    await expect(navigation(page)).toBeHidden();
    await page.getByText('Menu', { exact: true }).click();
    expect(await linksOf(page)).toEqual(LINKS);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test.beforeEach(async ({ page }) => {
    await page.goto('/credits');
    await page.locator('html[data-shell=ready]').waitFor();
  });

  test('[2.3.3] the menu works by keyboard, and Escape gives the focus back', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const toggle = page.getByText('Menu', { exact: true });
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(navigation(page).getByRole('link', { name: 'Qur’an Reader' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('[2.3.3] the menu closes when people tap elsewhere or tab out of it', async ({ page }) => {
    const toggle = page.getByText('Menu', { exact: true });
    await toggle.click();
    await expect(navigation(page)).toBeVisible();
    await page.getByRole('main').getByRole('heading').last().click();
    await expect(navigation(page)).toBeHidden();
    await toggle.click();
    await expect(page.getByRole('combobox', { name: 'Theme' })).toBeVisible();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    await expect(navigation(page)).toBeHidden();
  });

  test('[2.3.3] going somewhere closes the menu', async ({ page }) => {
    await page.goto('/read/chapter/112');
    await page.locator('html[data-shell=ready]').waitFor();
    await page.getByText('Menu', { exact: true }).click();
    await navigation(page).getByRole('link', { name: 'Qur’an Reader' }).click();
    await expect(navigation(page)).toBeHidden();
  });

  test('[2.3.3] the open menu has no accessibility violation and room for a thumb', async ({
    page,
  }) => {
    await page.getByText('Menu', { exact: true }).click();
    for (const link of await navigation(page).getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await faultsOf(page, 'html', 'wcag')).toEqual([]);
  });
});
