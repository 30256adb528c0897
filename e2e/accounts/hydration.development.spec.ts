import { collectComplaints } from '../support/pages.ts';
import { signIn, signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('onboarding comes without a word of complaint from development React', async ({ page }) => {
  await signIn(page, 'Development Newcomer');
  const complaints = collectComplaints(page);
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('profile and contact come without a word of complaint from development React', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await signInAsMember(page, 'Development Member', '/app/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.keyboard.press('Escape');
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(complaints).toEqual([]);
});
