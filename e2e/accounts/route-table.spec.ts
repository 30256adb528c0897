import type { Page } from '@playwright/test';
import { guidesInApp, publicGuides, publicStudy, studyApp } from '../support/page-lists.ts';
import { signIn, signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Every row of the table. */
const PUBLIC = [
  '/reader',
  '/read',
  '/read/chapter/112',
  '/read/page/604',
  '/pricing',
  '/subscribe',
  ...publicGuides,
  ...publicStudy,
];
const PRIVATE = ['/app/profile', ...studyApp, ...guidesInApp, '/onboarding'];
/** They ask a visitor to log in by themselves (spec 2.16.1, 6.4). */
const ASKS = ['/app/concepts', '/app/coach/1'];
const LEGAL = ['/privacy', '/terms', '/help', '/contact', '/credits', '/corrections'];

/** What the server answers at each path, without going where it leads. */
async function answers(page: Page, paths: readonly string[]): Promise<string[]> {
  const one = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    const where = answer.headers()['location'];
    return [path, answer.status(), ...(where === undefined ? [] : [where])].join(' ');
  };
  const rows: string[] = [];
  for (const path of paths) rows.push(await one(path));
  return rows;
}
const each = (paths: readonly string[], answer: string) => paths.map((path) => `${path} ${answer}`);

test('[2.1.1] [2.1.2] [2.1.3] [2.1.4] [2.1.5] [2.1.6] [2.1.7] [6.1] a visitor opens every public page, and nobody asks who they are', async ({
  page,
}) => {
  const all = ['/', ...PUBLIC, ...LEGAL];
  expect(await answers(page, all)).toEqual(each(all, '200'));
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What is sold here is the same for everybody, and asks nobody who they are.
    if (pathname.startsWith('/api/') && pathname !== '/api/offer') requested.push(pathname);
  });
  for (const path of ['/', '/read/chapter/112', '/pricing', '/names', '/surahs/1', '/help']) {
    await page.goto(path);
    await page.locator('html[data-shell=ready]').waitFor();
  }
  expect(requested).toEqual([]);
});

test('[2.1] [2.25] a private page is not there for a visitor, who can sign in and land on it', async ({
  page,
}) => {
  const closed = PRIVATE.filter((path) => !ASKS.includes(path));
  expect(await answers(page, closed)).toEqual(each(closed, '404'));
  expect(await answers(page, ASKS)).toEqual(each(ASKS, '200'));
  for (const path of ['/app/profile', '/app/names']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    const link = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    const returnTo = encodeURIComponent(path);
    await expect(link).toHaveAttribute('href', `/api/login?returnTo=${returnTo}`);
  }
});

test('[1.7] [2.1.8] [2.1.9] [2.1.10] [2.1.11] [2.1.12] [2.1.13] [2.1.14] a member opens all of it', async ({
  page,
}) => {
  await signInAsMember(page, 'Table Member', '/help');
  const all = ['/', ...PUBLIC, ...PRIVATE, ...LEGAL];
  expect(await answers(page, all)).toEqual(each(all, '200'));
  expect(await answers(page, ['/nowhere'])).toEqual(['/nowhere 404']);
  for (const path of ['/', '/app']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('As-salamu alaikum, Maryam');
  }
});

test('[6.6] who has not finished onboarding is led to it from everywhere but the legal pages', async ({
  page,
}) => {
  await signIn(page, 'Table Newcomer');
  const requiring = ['/', ...PRIVATE.filter((path) => path !== '/onboarding')];
  expect(await answers(page, requiring)).toEqual(each(requiring, '302 /onboarding'));
  for (const path of ['/reader', '/names', '/surahs/1', '/pricing', '/subscribe', '/nowhere']) {
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

test('[2.1] [4.6] [8.3] while it is asked who is there, a private page says Loading...', async ({
  page,
}) => {
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

test('[2.1.8] a member who has the landing page of before is sent their dashboard, and the other way round', async ({
  page,
}) => {
  const tagAt = async (headers: Record<string, string>) =>
    (await page.request.get('/', { headers })).headers()['etag'] ?? '';
  // Signed out everywhere, which this browser does not know yet.
  const over = { cookie: `__Host-session=${'x'.repeat(43)}; signed_in=1` };
  const landing = await tagAt(over);
  await signInAsMember(page, 'Etag Of Home');
  const dashboard = await tagAt({});
  expect(dashboard).not.toBe(landing);
  const statusWith = async (tag: string, headers: Record<string, string> = {}) =>
    (await page.request.get('/', { headers: { ...headers, 'if-none-match': tag } })).status();
  expect(await statusWith(landing)).toBe(200);
  expect(await statusWith(dashboard)).toBe(304);
  expect(await statusWith(dashboard, over)).toBe(200);
});
