import { expect, type Page } from '@playwright/test';

/**
 * Signs in at the local provider as the learner of this name (the same name is the same account) and comes
 * back to `returnTo`. A test that changes an account takes a name of its own.
 */
export async function signIn(page: Page, name: string, returnTo = '/help'): Promise<void> {
  await page.goto(`/api/login?${new URLSearchParams({ returnTo }).toString()}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`**${returnTo}`);
}

/** The answers that finish onboarding. */
export const ANSWERS = {
  displayName: 'Maryam',
  dateOfBirth: '1992-01-15',
  gender: 'female',
  canReadArabic: true,
  canUnderstandArabic: false,
  canReadEnglish: true,
  canUnderstandEnglish: true,
  previousExperience: 'beginner',
  privacyAccepted: true,
  termsAccepted: true,
  onboardingCompleted: true,
};

/** Signs in as somebody who has finished onboarding, and opens `path`. */
export async function signInAsMember(page: Page, name: string, path = '/app'): Promise<void> {
  await signIn(page, name);
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  const saved = await page.request.put('/api/users/profile', { headers, data: ANSWERS });
  expect(saved.status()).toBe(200);
  await page.goto(path);
}

/** Opens a page; one inside the study app as somebody who is signed in. */
export const openSignedIn = async (page: Page, path: string): Promise<void> => {
  if (path.startsWith('/app/'))
    await signInAsMember(page, `Reader of ${new URL(path, 'http://x').pathname}`, path);
  else await page.goto(path);
};
