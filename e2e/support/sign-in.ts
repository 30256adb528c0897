import type { Page } from '@playwright/test';

/**
 * Signs in at the local provider as the learner of this name (the same name is the same account) and comes
 * back to `returnTo`. A test that changes an account takes a name of its own.
 */
export async function signIn(page: Page, name: string, returnTo = '/'): Promise<void> {
  await page.goto(`/api/login?${new URLSearchParams({ returnTo }).toString()}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`**${returnTo}`);
}
