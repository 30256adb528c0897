import type { Page } from '@playwright/test';
import { untilPainted } from '../support/pages.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const LINKS = [
  ['Dashboard', '/app'],
  ['Study', '/app/surah'],
  ['Reader', '/reader'],
  ['Guides', '/app/guides'],
  ['99 Names', '/names'],
  ['Pro', '/pricing'],
] as const;
const ACCOUNT = [
  ['Profile', '/app/profile'],
  ['Subscription', '/pricing'],
  ['Log out', '/api/logout'],
] as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('[2.3.1] [2.3.4] signed in, the bar has its six links and the user menu', async ({ page }) => {
  await signInAsMember(page, 'Bar Member', '/read/chapter/112');
  for (const [name, href] of LINKS) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(bar(page).getByRole('link', { name: 'Reader' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('link', { name: 'Start Free' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fahm' })).toHaveAttribute(
    'href',
    '/app',
  );
  const menu = page.getByLabel('Account');
  await expect(menu).toHaveText('B');
  await menu.focus();
  await page.keyboard.press('Enter');
  // What they chose to be called, and not what the provider knows.
  await expect(bar(page)).toContainText('Maryam');
  await expect(bar(page)).not.toContainText('Bar Member');
  await expect(bar(page)).toContainText('@');
  for (const [name, href] of ACCOUNT) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('link', { name: 'Profile' })).toBeHidden();
  await expect(menu).toBeFocused();
});

test('[2.3.3] signed in, the menu of a phone holds all of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsMember(page, 'Phone Member', '/help');
  await page.getByText('Menu', { exact: true }).click();
  for (const [name, href] of [...LINKS, ...ACCOUNT]) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('nothing moves when the bar learns who is there, and a visitor’s links are never shown', async ({
  page,
}) => {
  await signInAsMember(page, 'Still Member', '/help');
  await page.addInitScript(() => {
    const state = { shift: 0, seen: false };
    Object.assign(globalThis, { state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        state.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const start = document.querySelector('header .button');
      if (start !== null && start.checkVisibility({ visibilityProperty: true })) state.seen = true;
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/read/chapter/112');
  await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await untilPainted(page);
  const { shift, seen } = await page.evaluate(
    () => (globalThis as unknown as { state: { shift: number; seen: boolean } }).state,
  );
  expect(seen).toBe(false);
  expect(shift).toBeLessThanOrEqual(0.02);
});

test('[2.3.4] Log out signs out: the start page is the portal again', async ({ page }) => {
  await signInAsMember(page, 'Going Member', '/help');
  await page.getByLabel('Account').click();
  await bar(page).getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Path' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Free' }).first()).toBeVisible();
});

test('a sign-in that was cancelled or failed is said on the start page, once', async ({ page }) => {
  await page.goto('/?sign-in=cancelled');
  await expect(page.getByText('Sign-in cancelled', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});
