import type { Locator, Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { answerAny } from '../support/kinds.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const SAVE = '**/api/users/profile';
const next = (page: Page) => page.getByRole('button', { name: /^(Continue|Complete Setup)$/ });
const back = (page: Page) => page.getByRole('button', { name: 'Back' });
const step = (page: Page, n: number) => expect(page.getByText(`Step ${n} of 6`)).toBeVisible();

async function openAs(page: Page, name: string): Promise<void> {
  await signIn(page, name);
  await page.goto('/onboarding');
  await step(page, 1);
}

async function chooseBirthday(page: Page, year: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Year' }).selectOption(year);
  await page.getByRole('button', { name: /\b15/ }).click();
}

/** Answers everything up to the last step. */
async function answerAll(page: Page, name: string): Promise<void> {
  await page.getByLabel('Display name').fill(name);
  await next(page).click();
  await chooseBirthday(page, '1992');
  await next(page).click();
  await page.getByLabel('Female').click();
  await page.getByLabel('I can read English').check();
  await next(page).click();
  await page.getByLabel('Beginner').click();
  await step(page, 6);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

test('[1.7] [2.17] [4.13] [4.20] [5.11] [8.7] [9.12] six steps, each valid before the next; then the start page greets by name', async ({
  page,
}) => {
  await openAs(page, `Zaynab Onboards ${Date.now()}`);
  await expect(page.getByLabel('Display name')).toHaveValue('Zaynab');
  await expect(back(page)).toBeDisabled();
  await page.getByLabel('Display name').fill('   ');
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Display name').fill('Zaynab bint Ali');
  await next(page).click();

  await step(page, 2);
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('1990');
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('0');
  const years = page.getByRole('combobox', { name: 'Year' }).locator('option');
  await expect(years.first()).toHaveText('1920');
  await expect(years.last()).toHaveText(`${new Date().getFullYear()}`);
  await expect(next(page)).toBeDisabled();
  await chooseBirthday(page, '1992');
  await expect(next(page)).toBeEnabled();
  // A second click takes it away.
  await page.getByRole('button', { name: /\b15/ }).click();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('button', { name: /\b15/ }).click();
  await back(page).click();
  await expect(page.getByLabel('Display name')).toHaveValue('Zaynab bint Ali');
  await next(page).click();
  await expect(page.getByText('15 January 1992')).toBeVisible();
  await next(page).click();

  await step(page, 3);
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Prefer not to say').click();
  await step(page, 4);
  await back(page).click();
  await expect(page.getByLabel('Prefer not to say')).toBeChecked();
  await next(page).click();
  await step(page, 4);
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await next(page).click();
  await step(page, 5);
  await expect(next(page)).toBeDisabled();
  // By arrows one passes through: nothing goes on by itself.
  await page.getByLabel('Beginner').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Intermediate')).toBeChecked();
  await step(page, 5);
  await page.getByLabel('Advanced').click();
  await step(page, 6);
  await expect(next(page)).toHaveText('Complete Setup');
  await page.getByLabel('privacy policy').check();
  await expect(next(page)).toBeDisabled();
  await next(page).press('Enter');
  await expect(
    page.getByText('Please accept the privacy policy and terms of service to continue.', {
      exact: true,
    }),
  ).toBeVisible();
  await step(page, 6);
  await page.getByLabel('terms of service').check();
  await next(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  // A screen reader's copy of it is there for a second only.
  await expect(page.getByText('Welcome to Fahm').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zaynab bint Ali');
});

test('[2.17] [A32] a birthday can be typed; the calendar and the field show the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, `Typist ${Date.now()}`);
  await next(page).click();
  const field = page.getByLabel('Date of birth');
  await field.fill('1988-03-09');
  await expect(page.getByText('Your birthday: 9 March 1988')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('1988');
  await expect(next(page)).toBeEnabled();
  await field.fill('1900-01-01');
  await expect(next(page)).toBeDisabled();
  await chooseBirthday(page, '1992');
  await expect(field).toHaveValue('1992-03-15');
  await next(page).click();
  // The calendar is longer than the next step, which is shown from its beginning all the same.
  await step(page, 3);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('[2.17] [2.9.3] [U1] thirteen presses lead from the door to the first card answered, and three for each card to the end of the session', async ({
  page,
}) => {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Enter Study App' }));
  await page.getByLabel('Your name').fill(`Newcomer ${Date.now()}`);
  await press(page.getByRole('button', { name: 'Continue' }));
  await step(page, 1);
  await press(next(page));
  await page.getByLabel('Date of birth').fill('1992-01-15');
  await press(next(page));
  await press(page.getByLabel('Female'));
  await step(page, 4);
  await press(next(page));
  await press(page.getByLabel('Beginner'));
  await press(page.getByLabel('privacy policy'));
  await press(page.getByLabel('terms of service'));
  await press(next(page));
  await press(page.getByRole('link', { name: 'Learn the first cards' }));
  await answerAny(page, press);
  await press(page.locator('article[data-card] button[type=submit]'));
  await expect(page.getByRole('group', { name: 'How well did you know it?' })).toBeVisible();
  console.log(`presses to the first answered card: ${presses}`);
  expect(presses).toBeLessThanOrEqual(13);

  const [, cards = ''] = /^Card 1 of (\d+)$/.exec(
    await page.getByText(/^Card 1 of \d+$/).innerText(),
  ) ?? [''];
  const easy = page.getByRole('button', { name: 'Easy comes again' });
  for (let at = 2; at <= Number(cards); at += 1) {
    await press(easy);
    await expect(page.getByText(`Card ${at} of ${cards}`)).toBeVisible();
    await answerAny(page, press);
    await press(page.locator('article[data-card] button[type=submit]'));
  }
  await press(easy);
  await expect(page.getByRole('heading', { name: 'Session complete' })).toBeVisible();
  console.log(`presses to the end of the first session, of ${cards} cards: ${presses}`);
  // To choose, to submit, to rate; a pair to match takes two more.
  expect(presses).toBeLessThanOrEqual(13 + 4 * Number(cards));
});

test('[8.7] a failed save says so, stays on step 6 and loses nothing, a reload neither', async ({
  page,
}) => {
  await openAs(page, 'Failing Save');
  await answerAll(page, 'Amina');
  await page.route(SAVE, (route) => route.fulfill({ status: 503, body: '' }));
  await next(page).click();
  await expect(
    page.getByText('Failed to save your profile. Please try again.', { exact: true }),
  ).toBeVisible();
  await step(page, 6);
  await page.unroute(SAVE);
  await page.reload();
  await step(page, 6);
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amina');
});

test('[4.13] while it saves the button is busy and cannot be pressed again', async ({ page }) => {
  await openAs(page, 'Slow Save');
  await answerAll(page, 'Slow');
  const held = Promise.withResolvers<void>();
  await page.route(SAVE, async (route) => {
    await held.promise;
    await route.continue();
  });
  await next(page).click();
  const busy = page.getByRole('button', { name: 'Setting up...' });
  await expect(busy).toBeDisabled();
  await expect(back(page)).toBeDisabled();
  held.resolve();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a session that ended meanwhile: sign in again, and continue where it was', async ({
  page,
  context,
}) => {
  await openAs(page, 'Ended Meanwhile');
  await answerAll(page, 'Khadija');
  await context.clearCookies({ name: '__Host-session' });
  await next(page).click();
  await page.getByRole('alert').getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('Your name').fill('Ended Meanwhile');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/onboarding');
  await step(page, 6);
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Khadija');
});

test('[3.17] somebody under 13 is told that an account needs a parent or guardian', async ({
  page,
}) => {
  await openAs(page, 'Too Young');
  await next(page).click();
  await chooseBirthday(page, `${new Date().getFullYear() - 5}`);
  await expect(page.getByRole('alert').filter({ hasText: 'parent or guardian' })).toBeVisible();
  await expect(next(page)).toBeDisabled();
});

test('another person on this device does not find the answers of the one before', async ({
  page,
  context,
}) => {
  await openAs(page, 'First Person');
  await page.getByLabel('Display name').fill('Secret Name');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fahm.onboarding')))
    .toContain('Secret Name');
  await page.goto('/api/logout');
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(keys).not.toContain('fahm.onboarding');
  // Signed out at the provider too: it keeps a session of its own.
  await context.clearCookies({ name: /^local_/ });
  await openAs(page, 'Second Person');
  await expect(page.getByLabel('Display name')).toHaveValue('Second');
});

test('[2.17] every step works by keyboard, has no accessibility violation, and fits', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openAs(page, 'Keyboard Person');
  const fill = [
    async () => page.keyboard.press('Enter'),
    async () => {
      await page.getByRole('grid').getByRole('button').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    async () => {
      await page.getByLabel('Male', { exact: true }).focus();
      await page.keyboard.press('Space');
    },
    async () => {},
    async () => {
      await page.getByLabel('Beginner').focus();
      await page.keyboard.press('Space');
    },
  ];
  for (const [index, answer] of fill.entries()) {
    await step(page, index + 1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `step ${index + 1} at ${width}`).toBeLessThanOrEqual(0);
    }
    expect(await faultsOf(page, 'body')).toEqual([]);
    if (index === 0) await page.getByLabel('Display name').focus();
    await answer();
    if (index > 0) {
      await next(page).focus();
      await page.keyboard.press('Enter');
    }
  }
  await step(page, 6);
});
