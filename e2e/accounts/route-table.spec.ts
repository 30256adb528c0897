import { signIn, signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Rows of the table whose pages exist so far; what belongs to later parts is 404 for everybody. */
const PUBLIC = [
  '/reader',
  '/read',
  '/read/chapter/112',
  '/read/page/604',
  '/pricing',
  '/guides',
  '/names',
  '/surahs/1',
  '/app/surah/1',
];
const PRIVATE = ['/app', '/app/profile', '/app/guides', '/app/names', '/app/surah', '/onboarding'];
const LEGAL = ['/privacy', '/terms', '/help', '/contact', '/credits'];

test('[2.1.1] [2.1.2] [2.1.3] [2.1.5] [2.1.6] a visitor opens every public page, and the API is not asked who they are', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const path of ['/', ...PUBLIC, ...LEGAL]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await page.locator('html[data-shell=ready]').waitFor();
  }
  expect(asked).toEqual([]);
});

test('[2.1] a private page is not there for a visitor, who can sign in and land on it', async ({
  page,
}) => {
  for (const path of PRIVATE) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    const link = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    const returnTo = encodeURIComponent(path);
    await expect(link).toHaveAttribute('href', `/api/login?returnTo=${returnTo}`);
  }
});

test('[2.1.8] [2.1.9] [2.1.11] [2.1.12] [2.1.13] [2.1.14] a member opens all of it', async ({
  page,
}) => {
  await signInAsMember(page, 'Table Member');
  for (const path of [...PUBLIC, ...PRIVATE, ...LEGAL]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    expect(new URL(page.url()).pathname.replace(/^\/read\/chapter\/1$/, '/read'), path).toBe(path);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As-salamu alaikum, Maryam');
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
});

test('[6.6] who has not finished onboarding is led to it from everywhere but the legal pages', async ({
  page,
}) => {
  await signIn(page, 'Table Newcomer');
  for (const path of ['/', '/app', '/app/profile', '/reader', '/pricing', '/nowhere']) {
    await page.goto(path);
    await page.waitForURL('**/onboarding');
  }
  for (const path of LEGAL) {
    await page.goto(path);
    await expect(page.getByText('Log out').first()).toBeAttached();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('[2.1] a session that ended is found out: the mark goes, and the page is a visitor’s', async ({
  page,
  context,
}) => {
  await signInAsMember(page, 'Table Ended', '/help');
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await context.clearCookies({ name: '__Host-session' });
  expect((await page.goto('/app/profile'))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Start Free' }).first()).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'signed_in'))
    .toBe(false);
});

test('[2.1] while it is asked who is there, a private page says Loading...', async ({ page }) => {
  await signInAsMember(page, 'Table Slow', '/help');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/app/profile');
  await expect(page.getByText('Loading...')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
});

test('a server that cannot be asked costs a private page a Retry, and nothing else', async ({
  page,
}) => {
  await signInAsMember(page, 'Table Broken', '/help');
  await page.route('**/api/auth/user', (route) => route.abort());
  await page.goto('/app/profile');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/api/auth/user');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
});
