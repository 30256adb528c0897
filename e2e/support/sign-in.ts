import { onboardingAnswers } from '@fahm/contracts/testing/onboarding-answers.ts';
import { expect, type Page } from '@playwright/test';
import { ownHeaders } from './own-headers.ts';

/**
 * Signs in at the local provider as the learner of this name, by the requests that its form makes: the form
 * itself is tested in shell/sign-in.spec.ts. The same name is the same account: a test that changes one takes
 * a name of its own. Answers the origin of the product.
 */
async function askToSignIn(page: Page, name: string): Promise<string> {
  const form = await page.request.get('/api/login?returnTo=%2Fhelp');
  const back = await page.request.post(form.url(), { form: { name } });
  const { origin, pathname } = new URL(back.url());
  // Who is new is led on to onboarding by the page, which is not opened here.
  expect(pathname).toBe('/help');
  return origin;
}

/** Signs in, and opens `returnTo`. */
export async function signIn(page: Page, name: string, returnTo = '/help'): Promise<void> {
  await askToSignIn(page, name);
  await page.goto(returnTo);
}

/** Signs in as somebody who has finished onboarding, and opens `path`. */
export async function signInAsMember(page: Page, name: string, path = '/app'): Promise<void> {
  const origin = await askToSignIn(page, name);
  const headers = ownHeaders(origin);
  const data = onboardingAnswers();
  const saved = await page.request.put('/api/users/profile', { headers, data });
  expect(saved.status()).toBe(200);
  await page.goto(path);
}

/** Opens a page; one inside the study app as somebody who is signed in. */
export const openSignedIn = async (page: Page, path: string): Promise<void> => {
  if (path.startsWith('/app/'))
    await signInAsMember(page, `Reader of ${new URL(path, 'http://x').pathname}`, path);
  else await page.goto(path);
};
