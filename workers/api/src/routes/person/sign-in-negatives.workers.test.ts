import { env } from 'cloudflare:workers';
import { describe, expect, inject, test, vi } from 'vitest';
import {
  hostileBindings,
  hostileIssuer,
  LOGIN_SECRET,
  realBindings,
} from '../../../test/bindings.ts';
import { type Browser, createBrowser, signInThrough } from '../../../test/browser.ts';
import { ANSWER_FAULTS } from '../../../test/hostile-provider/faults.ts';
import { ORIGIN } from '../../../test/origin.ts';
import { readAuthConfig } from '../../auth/auth-config.ts';
import {
  decryptLoginTransaction,
  encryptLoginTransaction,
  type LoginTransaction,
} from '../../auth/login-transaction.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const LOGIN_TRANSACTION = '__Host-sign-in';

const hostile = (fault: string) => createBrowser(hostileBindings(hostileIssuer(fault)));

const people = async () =>
  (await env.DB.prepare('select count(*) as n from person').first<{ n: number }>())?.n;

/** Nobody is signed in, no person was made, and the browser is told on a page of ours. */
async function expectRefused(browser: Browser, act: () => Promise<Response>, problem: string) {
  const before = await people();
  const response = await act();
  expect(response.headers.get('location')).toBe(`${ORIGIN}/?sign-in=${problem}`);
  expect(browser.jar.has('__Host-session')).toBe(false);
  expect((await browser.get('/api/auth/user')).status).toBe(401);
  expect(await people()).toBe(before);
}

/** Up to the callback, which is not opened yet: its path and the login transaction of the browser. */
async function beforeCallback(browser: Browser) {
  const login = await browser.get('/api/login?returnTo=/app');
  const path = await browser.atProvider(login.headers.get('location') ?? '');
  return { url: new URL(path, ORIGIN), transaction: browser.jar.get(LOGIN_TRANSACTION) ?? '' };
}

const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

test('[R8] the hostile provider, when it does nothing wrong, signs in: what follows is refused for its fault', async () => {
  const browser = hostile('honest');
  const response = await signInThrough(browser, { returnTo: '/app' });
  expect(response.headers.get('location')).toBe(`${ORIGIN}/app`);
  expect((await browser.get('/api/auth/user')).status).toBe(200);
});

describe('an ID token is refused for', () => {
  test.each(inject('forgedTokens'))('[R8] %s', async (fault) => {
    const browser = hostile(fault);
    await expectRefused(browser, () => signInThrough(browser), 'failed');
  });
});

describe('a provider is refused for', () => {
  const faults = Object.entries(ANSWER_FAULTS);
  const atOnce = faults.filter(([, where]) => where === 'discovery').map(([fault]) => fault);
  const later = faults.filter(([, where]) => where !== 'discovery').map(([fault]) => fault);

  test.each(atOnce)('[R8] %s, before anybody is sent there', async (fault) => {
    const browser = hostile(fault);
    await expectRefused(browser, () => browser.get('/api/login'), 'unavailable');
  });

  test.each(later)('[R8] %s', async (fault) => {
    const browser = hostile(fault);
    const response = await signInThrough(browser);
    expect(response.headers.get('location')).toMatch(/\?sign-in=(failed|unavailable)$/);
    expect(browser.jar.has('__Host-session')).toBe(false);
  });

  test('[R8] what its document lacked no longer than until it was mended', async () => {
    const issuer = hostileIssuer('no address to sign in at');
    const browser = createBrowser(hostileBindings(issuer));
    await expectRefused(browser, () => browser.get('/api/login'), 'unavailable');
    await fetch(`${issuer}/rotate`);
    const login = await browser.get('/api/login');
    expect(login.headers.get('location')).toContain(`${issuer}/authorize?`);
  });

  test('[R8] being down: the browser is told, and nothing hangs', async () => {
    const browser = createBrowser(hostileBindings('http://127.0.0.1:9'));
    await expectRefused(browser, () => browser.get('/api/login'), 'unavailable');
  });
});

/** Another first letter: one that was drawn may be the letter that a fixed one would put there. */
const changeFirst = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;

const reencrypted = async (transaction: string, change: Partial<LoginTransaction>, at: number) => {
  const config = readAuthConfig(realBindings());
  const open = await decryptLoginTransaction(config, transaction, Date.now());
  if (open === null) throw new Error('the login transaction does not open');
  return encryptLoginTransaction(config, { ...open, ...change }, at);
};

describe('a callback is refused', () => {
  const changed: Record<string, (url: URL) => void> = {
    'without a state': ({ searchParams }) => searchParams.delete('state'),
    'with another state': ({ searchParams }) => searchParams.set('state', 'x'.repeat(43)),
    'with two states': ({ searchParams }) =>
      searchParams.append('state', searchParams.get('state') ?? ''),
    'without a code': ({ searchParams }) => searchParams.delete('code'),
    'with another code': ({ searchParams }) => searchParams.set('code', crypto.randomUUID()),
    'with two codes': ({ searchParams }) => searchParams.append('code', 'second'),
    'with an error beside the code': ({ searchParams }) =>
      searchParams.set('error', 'server_error'),
    'that names another issuer (mix-up)': ({ searchParams }) =>
      searchParams.set('iss', 'https://elsewhere.test'),
    'with an ID token in the address': ({ searchParams }) => searchParams.set('id_token', 'a.b.c'),
  };

  test.each(Object.keys(changed))('[R8] %s', async (name) => {
    const browser = hostile('honest');
    const { url } = await beforeCallback(browser);
    changed[name]?.(url);
    await expectRefused(browser, () => browser.get(pathOf(url)), 'failed');
  });

  test('[R8] without the issuer that the provider promised to name (mix-up)', async () => {
    const browser = hostile('no iss parameter');
    await expectRefused(browser, () => signInThrough(browser), 'failed');
  });

  test('[R8] when people said no at the provider, with words of its own', async () => {
    const browser = hostile('honest');
    const { url } = await beforeCallback(browser);
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    await expectRefused(browser, () => browser.get(pathOf(url)), 'cancelled');
  });

  test('[R8] in a browser that began no sign-in (somebody else’s code)', async () => {
    const { url } = await beforeCallback(hostile('honest'));
    const victim = hostile('honest');
    await expectRefused(victim, () => victim.get(pathOf(url)), 'expired');
  });

  test('[R8] in a browser that began another sign-in (login CSRF)', async () => {
    const issuer = hostileIssuer('honest');
    const attacker = createBrowser(hostileBindings(issuer));
    const victim = createBrowser(hostileBindings(issuer));
    const { url } = await beforeCallback(attacker);
    await beforeCallback(victim);
    await expectRefused(victim, () => victim.get(pathOf(url)), 'failed');
  });

  test('[R8] for a sign-in begun at another provider (mix-up)', async () => {
    const browser = hostile('honest');
    const { url, transaction } = await beforeCallback(browser);
    const other = createBrowser(
      hostileBindings(hostileIssuer('honest')),
      new Map([[LOGIN_TRANSACTION, transaction]]),
    );
    await expectRefused(other, () => other.get(pathOf(url)), 'expired');
  });

  test.each([
    ['changed', changeFirst],
    ['cut', (transaction: string) => transaction.slice(0, -4)],
    ['made up', () => btoa('{"state":"x"}')],
    ['empty', () => ''],
  ])('[R8] with a login transaction that was %s', async (_, change) => {
    const browser = hostile('honest');
    const { url, transaction } = await beforeCallback(browser);
    browser.jar.set(LOGIN_TRANSACTION, change(transaction));
    await expectRefused(browser, () => browser.get(pathOf(url)), 'expired');
  });

  test.each([
    ['more than ten minutes later', {}, -600_001, 'expired'],
    ['with another verifier than it began with (PKCE)', { verifier: 'x'.repeat(43) }, 0, 'failed'],
    ['with another nonce than it began with', { nonce: 'x'.repeat(43) }, 0, 'failed'],
  ] as const)('[R8] at the real provider %s', async (_, change, ago, problem) => {
    const browser = createBrowser(realBindings());
    const { url, transaction } = await beforeCallback(browser);
    browser.jar.set(LOGIN_TRANSACTION, await reencrypted(transaction, change, Date.now() + ago));
    await expectRefused(browser, () => browser.get(pathOf(url)), problem);
  });

  test('[R8] under another secret of ours than it was encrypted with', async () => {
    const browser = createBrowser(realBindings());
    const { url, transaction } = await beforeCallback(browser);
    const LATER = { ...realBindings(), LOGIN_SECRET: LOGIN_SECRET.toUpperCase() };
    const later = createBrowser(LATER, new Map([[LOGIN_TRANSACTION, transaction]]));
    await expectRefused(later, () => later.get(pathOf(url)), 'expired');
  });
});

describe('a second time', () => {
  test.each([
    ['at the real provider, which knows its codes', () => createBrowser(realBindings())],
    ['at a provider that takes a code twice', () => hostile('honest')],
  ])('[R8] the same callback signs nobody in (%s)', async (_, open) => {
    const browser = open();
    const { url, transaction } = await beforeCallback(browser);
    expect((await browser.get(pathOf(url))).headers.get('location')).toBe(`${ORIGIN}/app`);
    browser.jar.clear();
    browser.jar.set(LOGIN_TRANSACTION, transaction);
    const again = await browser.get(pathOf(url));
    expect(again.headers.get('location')).toBe(`${ORIGIN}/?sign-in=failed`);
    expect(browser.jar.has('__Host-session')).toBe(false);
  });
});

const requestCounts = async (issuer: string) =>
  (await (await fetch(`${issuer}/asked`)).json()) as Record<string, number>;

describe('keys of the provider', () => {
  test('[R8] a new key is fetched when it is met, and kept', async () => {
    const issuer = hostileIssuer('honest');
    const browser = () => createBrowser(hostileBindings(issuer));
    await signInThrough(browser());
    await signInThrough(browser());
    expect((await requestCounts(issuer))['jwks']).toBe(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
    await fetch(`${issuer}/rotate`);
    const response = await signInThrough(browser(), { returnTo: '/app' });
    vi.useRealTimers();
    expect(response.headers.get('location')).toBe(`${ORIGIN}/app`);
    expect((await requestCounts(issuer))['jwks']).toBe(2);
  });

  test('[R8] however many tokens of unknown keys come, keys are not fetched for each', async () => {
    const issuer = hostileIssuer('a key that nobody published');
    const tries = Array.from({ length: 10 }, () =>
      signInThrough(createBrowser(hostileBindings(issuer))),
    );
    await Promise.all(tries);
    const counts = await requestCounts(issuer);
    expect(counts['jwks']).toBeLessThanOrEqual(2);
    expect(counts['.well-known/openid-configuration']).toBe(1);
  });
});
