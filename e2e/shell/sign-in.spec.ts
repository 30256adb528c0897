import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const currentUser = '/api/auth/user';

test('[2.1] a new learner types a name, and is back where they came from, signed in', async ({
  page,
}) => {
  await page.goto('/api/login?returnTo=%2Fread%2Fchapter%2F112');
  await expect(page.getByRole('heading', { name: 'Who is learning?' })).toBeVisible();
  // The field has the focus: a name and Enter are enough.
  await page.keyboard.type('Maryam Khan');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/read/chapter/112');
  const answer = await page.request.get(currentUser);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ firstName: 'Maryam', onboardingCompleted: false });
});

test('[R8] pages see that somebody is signed in, and nothing that would prove it', async ({
  page,
}) => {
  await signIn(page, 'Script Reader');
  const seen = await page.evaluate(() => document.cookie);
  expect(seen.split('; ').filter((pair) => !pair.startsWith('prefs='))).toEqual(['signed_in=1']);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === '__Host-session')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  });
});

test('[R6] a public page is the same after its first bytes, whoever is signed in', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page, 'Page Reader');
  const stranger = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  for (const path of ['/read/chapter/1', '/pricing']) {
    const own = await page.request.get(path);
    const others = await stranger.get(path);
    const [before, after] = (await own.text()).split('<!--prelude-->');
    expect(after).toBe((await others.text()).split('<!--prelude-->')[1]);
    // They say that somebody is, and not who.
    expect(before).toContain('data-member=""');
    expect(own.headers()['set-cookie']).toBeUndefined();
  }
  expect((await page.request.get(currentUser)).headers()['cache-control']).toBe(
    'private, no-store',
  );
  await stranger.dispose();
});

test('[2.1] signing out is a navigation, and the next request is nobody’s', async ({ page }) => {
  await signIn(page, 'Leaving Learner');
  await page.goto('/api/logout');
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await page.request.get(currentUser)).status()).toBe(401);
  expect(await page.evaluate(() => document.cookie)).not.toContain('signed_in');
});

test('[2.1] a page of another site signs nobody out', async ({ page, baseURL }) => {
  await signIn(page, 'Staying Learner');
  // The provider under another name of this machine is another site.
  const elsewhere = new URL(baseURL ?? '');
  elsewhere.hostname = 'localhost';
  elsewhere.port = String(Number(elsewhere.port) + 5);
  await page.goto(elsewhere.href);
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/logout'));
  await page.evaluate((to) => location.assign(to), `${baseURL}/api/logout`);
  expect((await answer).status()).toBe(403);
  expect((await page.request.get(currentUser)).status()).toBe(200);
});

test('[2.1] no sign-in leads to another site', async ({ page }) => {
  await page.goto('/api/login?returnTo=https%3A%2F%2Fexample.com%2F');
  await page.getByLabel('Your name').fill('Lured Learner');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The start page leads a newcomer on to onboarding.
  await page.waitForURL((url) => url.pathname === '/onboarding');
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
});
