import { readFile } from 'node:fs/promises';
import { faultsOf } from '../support/axe.ts';
import { signIn, signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const PROFILE = '/app/profile';

test('[2.13.1] [2.13.2] [4.11] the display name is edited, saved or left as it was', async ({
  page,
}) => {
  await signInAsMember(page, 'Profile Person', PROFILE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile');
  await expect(
    page.getByText('Manage your account and track your learning progress'),
  ).toBeVisible();
  const card = page.getByRole('region', { name: 'Profile Information' });
  const edit = card.getByRole('button', { name: 'Edit' });
  await edit.click();
  const field = card.getByPlaceholder('Enter display name');
  await expect(field).toHaveValue('Maryam');
  await field.fill('Somebody else');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Somebody else')).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.click();
  await field.fill('Maryam Said');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Your profile has been successfully updated.', { exact: true }),
  ).toBeVisible();
  await expect(card.getByText('Maryam Said')).toHaveCount(2);
  await page.reload();
  await expect(card.getByText('Maryam Said')).toHaveCount(2);
});

test('[8.5] a name that could not be saved says so, and stays in the field', async ({ page }) => {
  await signInAsMember(page, 'Unsaved Person', PROFILE);
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: '' }));
  const card = page.getByRole('region', { name: 'Profile Information' });
  await card.getByRole('button', { name: 'Edit' }).click();
  await card.getByPlaceholder('Enter display name').fill('Kept');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Failed to update profile. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(card.getByPlaceholder('Enter display name')).toHaveValue('Kept');
});

test('[2.13.3] [4.5] without a subscription the card offers Pro', async ({ page }) => {
  await signInAsMember(page, 'Free Person', PROFILE);
  const card = page.getByRole('region', { name: 'Subscription' });
  await expect(card).toContainText('Free Access');
  await expect(card).toContainText('5 Surahs');
  await expect(card.getByRole('link', { name: 'Upgrade to Pro - £4.99/month' })).toHaveAttribute(
    'href',
    '/subscribe',
  );
});

test('signed-in devices are listed, and one is signed out from another', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Person of two devices ${Date.now()}`;
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, name);
  await signInAsMember(page, name, PROFILE);
  const card = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByText('This device')).toHaveCount(1);
  await card.getByRole('button', { name: /^Sign out of/ }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  await other.close();
});

test('everything about me is one file', async ({ page }) => {
  await signInAsMember(page, 'Exporting Person', PROFILE);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ version: 1 });
});

test('an account is deleted after the word was typed, and not before', async ({ page }) => {
  await signInAsMember(page, 'Leaving Person', PROFILE);
  const open = page.getByRole('button', { name: 'Delete my account' });
  await open.click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  const remove = dialog.getByRole('button', { name: 'Delete account' });
  await dialog.getByRole('textbox').fill('delete');
  await expect(remove).toBeDisabled();
  await dialog.getByRole('textbox').fill('DELETE');
  await remove.click();
  await expect(page.getByRole('heading', { name: 'Choose Your Path' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('[1.6] the profile belongs to the study app, and is dark with it', async ({
  page,
  context,
  baseURL,
}) => {
  const value = encodeURIComponent('theme=sepia');
  await context.addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
  await signInAsMember(page, 'Profile In The Dark', '/app/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 21, 23)');
});

test('[2.13] at every width nothing overflows; in light and in dark axe finds nothing', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await signInAsMember(page, 'Axe Person', PROFILE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    if (width === 360 || width === 1280) expect(await faultsOf(page, 'body')).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  expect(await faultsOf(page, 'body', 'colours')).toEqual([]);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  expect(await faultsOf(page, '[role=alertdialog]')).toEqual([]);
});
