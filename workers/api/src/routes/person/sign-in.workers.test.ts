import { userSchema } from '@fahm/contracts/person/user.ts';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hostileBindings, hostileIssuer, realBindings } from '../../../test/bindings.ts';
import { createBrowser, signInThrough } from '../../../test/browser.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { freshMinute } from '../../../test/fresh-minute.ts';
import { ORIGIN } from '../../../test/origin.ts';

const cookieLine = (response: Response, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));

const asked = async () => {
  const response = await createBrowser(realBindings()).get('/api/login');
  return new URL(response.headers.get('location') ?? '').searchParams;
};

const idOf = async (name: string) => {
  const browser = createBrowser(realBindings());
  await signInThrough(browser, { name });
  return userSchema.parse(await (await browser.get('/api/auth/user')).json()).id;
};

describe('signing in at a real provider', () => {
  test('[2.1] leads to the provider and back to the path that was asked for', async () => {
    const browser = createBrowser(realBindings());
    const response = await signInThrough(browser, { returnTo: '/read/chapter/2?verse=255' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${ORIGIN}/read/chapter/2?verse=255`);
    const user = userSchema.parse(await (await browser.get('/api/auth/user')).json());
    expect(user).toMatchObject({
      firstName: 'Maryam',
      lastName: 'Khan',
      email: 'maryam.khan@learners.test',
      onboardingCompleted: false,
      hasActiveSubscription: false,
    });
  });

  test.each(['cross-site', 'same-site'])(
    '[R8] a page of another site (%s) begins no sign-in: it leads to our page, where the person may',
    async (site) => {
      const browser = createBrowser(realBindings());
      const headers = { 'sec-fetch-site': site };
      const response = await browser.get('/api/login?returnTo=/profile', headers);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${ORIGIN}/profile`);
      expect(response.headers.getSetCookie()).toEqual([]);
      const elsewhere = await browser.get('/api/login?returnTo=https://evil.test/', headers);
      expect(elsewhere.headers.get('location')).toBe(`${ORIGIN}/`);
      const own = await browser.get('/api/login', { 'sec-fetch-site': 'same-origin' });
      expect(own.headers.get('location')).toMatch(/\/auth\?/);
    },
  );

  test('[R8] that somebody signed in or out is noted, and not who', async () => {
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
    const browser = createBrowser(realBindings());
    await signInThrough(browser, { name: 'Halima Noted' });
    await browser.get('/api/logout');
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
    logged.mockRestore();
    expect(lines).toEqual(
      ['signed in', 'signed out'].map((event) => ({
        level: 'info',
        event,
        requestId: expect.stringMatching(/^[\w=-]{1,64}$/),
      })),
    );
  });

  test('[R8] asks with code, PKCE by SHA-256, state and nonce, each time others', async () => {
    const [first, second] = [await asked(), await asked()];
    expect(first.get('response_type')).toBe('code');
    expect(first.get('code_challenge_method')).toBe('S256');
    expect(first.get('redirect_uri')).toBe(`${ORIGIN}/api/callback`);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.get(name)).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(first.get(name)).not.toBe(second.get(name));
    }
  });

  test('[R8] the session cookie is closed to scripts, other hosts, other sites and plain HTTP', async () => {
    const response = await signInThrough(createBrowser(realBindings()));
    const line = cookieLine(response, '__Host-session') ?? '';
    expect(line).toMatch(/^__Host-session=[A-Za-z0-9_-]{43};/);
    for (const flag of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
      expect(line).toContain(flag);
    expect(line).not.toMatch(/domain/i);
    expect(cookieLine(response, 'signed_in')).toMatch(/^signed_in=1;.*Path=\/.*Secure/);
    expect(cookieLine(response, '__Host-sign-in')).toContain('Max-Age=0');
  });

  test('[R8] no token and no e-mail reaches the browser', async () => {
    const browser = createBrowser(realBindings());
    const response = await signInThrough(browser);
    const sent = [...response.headers].flat().join(' ') + (await response.text());
    expect(sent).not.toMatch(/eyJ|token|@/);
    expect([...browser.jar.values()].join(' ')).not.toMatch(/eyJ|@/);
  });

  test('[R8] the database keeps no secret that a cookie holds', async () => {
    const browser = createBrowser(realBindings());
    await signInThrough(browser);
    const { results } = await env.DB.prepare('select * from session').all();
    expect(results.length).toBeGreaterThan(0);
    expect(JSON.stringify(results)).not.toContain(browser.jar.get('__Host-session'));
  });

  test('[R8] the session is another one after each sign-in, and the one before is over', async () => {
    const browser = createBrowser(realBindings());
    await signInThrough(browser);
    const before = browser.jar.get('__Host-session') ?? '';
    // Somebody who planted a session in the browser must not share what comes of the next sign-in.
    browser.jar.delete('__Host-session');
    const login = await browser.get('/api/login');
    const back = await browser.atProvider(login.headers.get('location') ?? '');
    browser.jar.set('__Host-session', before);
    await browser.get(back);
    expect(browser.jar.get('__Host-session')).not.toBe(before);
    const planted = createBrowser(realBindings(), new Map([['__Host-session', before]]));
    expect((await planted.get('/api/auth/user')).status).toBe(401);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });

  test('[2.1] the same name is the same person again, another name another', async () => {
    expect(await idOf('Zaynab')).toBe(await idOf(' zaynab '));
    expect(await idOf('Zaynab')).not.toBe(await idOf('Khadijah'));
  });

  test('[2.1] who is signed in already goes straight on', async () => {
    const browser = createBrowser(realBindings());
    await signInThrough(browser);
    const response = await browser.get('/api/login?returnTo=/app');
    expect(response.headers.get('location')).toBe(`${ORIGIN}/app`);
  });

  test('[2.1] an old callback, opened again while signed in, leads to the start without a complaint', async () => {
    const browser = createBrowser(realBindings());
    await signInThrough(browser);
    const response = await browser.get('/api/callback?code=old&state=old');
    expect(response.headers.get('location')).toBe(`${ORIGIN}/`);
  });

  test('[P19] a sign-in costs three statements in one round trip, its beginning none', async () => {
    const { database, statements } = countStatements(env.DB);
    const browser = createBrowser({ ...realBindings(), DB: database });
    const login = await browser.get('/api/login');
    expect(statements).toHaveLength(0);
    const back = await browser.atProvider(login.headers.get('location') ?? '');
    await browser.get(back);
    expect(statements).toHaveLength(3);
  });
});

const idAt = async (issuer: string) => {
  const browser = createBrowser(hostileBindings(issuer));
  await signInThrough(browser);
  const user = userSchema.parse(await (await browser.get('/api/auth/user')).json());
  expect(user.email).toBe('same@mail.test');
  return user.id;
};

test('[R8] two people with one e-mail at two issuers stay two people', async () => {
  const [one, other] = [hostileIssuer('honest'), hostileIssuer('honest')];
  expect(await idAt(one)).not.toBe(await idAt(other));
  expect(await idAt(one)).toBe(await idAt(one));
});

describe('signing out', () => {
  test('[2.1] ends the session with the next request, and takes the cookies', async () => {
    const browser = createBrowser(realBindings());
    await signInThrough(browser);
    const secret = browser.jar.get('__Host-session') ?? '';
    const response = await browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' });
    expect(response.headers.get('location')).toBe(`${ORIGIN}/`);
    expect([...browser.jar.keys()]).toEqual([]);
    const thief = createBrowser(realBindings(), new Map([['__Host-session', secret]]));
    expect((await thief.get('/api/auth/user')).status).toBe(401);
  });

  test.each(['cross-site', 'same-site'])(
    '[2.1] a page of another site (%s) signs nobody out',
    async (site) => {
      const browser = createBrowser(realBindings());
      await signInThrough(browser);
      const response = await browser.get('/api/logout', { 'sec-fetch-site': site });
      expect(response.status).toBe(403);
      expect((await browser.get('/api/auth/user')).status).toBe(200);
    },
  );

  test('[2.1] leads to the start without a session too', async () => {
    const response = await createBrowser(realBindings()).get('/api/logout');
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('limits', () => {
  beforeEach(freshMinute);

  test('[R8] an address that begins too many sign-ins is asked to wait; another is not', async () => {
    const browser = createBrowser({ ...realBindings(), LOGIN_LIMIT: env.LOGIN_LIMIT });
    const from = (address: string) => browser.get('/api/login', { 'cf-connecting-ip': address });
    const statuses: number[] = [];
    for (let tries = 0; tries < 32; tries += 1) statuses.push((await from('192.0.2.1')).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(30);
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await from('192.0.2.2')).status).toBe(303);
  });

  test('[R8] addresses of one IPv6 network are one; a network beside it is another', async () => {
    const browser = createBrowser({ ...realBindings(), LOGIN_LIMIT: env.LOGIN_LIMIT });
    const from = (address: string) => browser.get('/api/login', { 'cf-connecting-ip': address });
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await from(`2001:db8:0:1::${tries.toString(16)}`)).status).toBe(303);
    }
    expect((await from('2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:0:2::1')).status).toBe(303);
  });

  test.each([
    ['/api/login?returnTo=%2Fapp%3Fa%3D%22b', { 'sec-fetch-mode': 'navigate' }],
    ['/api/callback?code=%3Cscript%3E', { accept: 'text/html,*/*;q=0.8' }],
  ])('[2.1] somebody at a shared address that is slowed reads words: %s', async (path, headers) => {
    const browser = createBrowser({ ...realBindings(), LOGIN_LIMIT: env.REPORT_LIMIT });
    const from = { 'cf-connecting-ip': `198.51.100.${path.length}` };
    for (let tries = 0; tries < 5; tries += 1) await browser.get('/api/login', from);
    const jar = new Map(browser.jar);
    const refused = await browser.get(path, { ...from, ...headers });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('content-type')).toMatch(/^text\/html/);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    const page = await refused.text();
    expect(page).toContain('Please wait a minute');
    expect(page).not.toContain('too_many_requests');
    expect(page).not.toMatch(/<script/);
    // Trying again goes on where one was: the same address, and the sign-in under way is not lost.
    const [, href = ''] = /href="([^"]*)"/.exec(page) ?? [];
    expect(href.replaceAll('&amp;', '&')).toBe(path);
    expect(new Map(browser.jar)).toEqual(jar);
    expect((await browser.get(path, from)).headers.get('content-type')).toMatch(/json/);
  });
});
