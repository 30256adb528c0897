import { createContext } from '@fahm/domain/context.ts';
import { findSession } from '@fahm/domain/session/data.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT, TOUCH_INTERVAL } from '@fahm/domain/session/limits.ts';
import { isTouchDue, touchSession } from '@fahm/domain/session/mutations.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { routeList } from '@fahm/contracts/routes/api-routes.ts';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { realBindings } from '../../test/bindings.ts';
import { type Browser, createBrowser } from '../../test/browser.ts';
import { beginSession, identity, onboarded, signedIn } from '../../test/person.ts';
import { addressOf } from '../../test/route-samples.ts';
import { app } from '../app.ts';

/** What only reads, and takes somebody who is signed in. */
const PRIVATE = routeList
  .filter(({ method, access }) => method === 'GET' && access !== 'everybody')
  .filter(({ params, path }) => params === undefined || path.startsWith('/api/sync/'))
  .map((route) => addressOf(route));

describe('a cookie that opens nothing', () => {
  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5000), `${'x'.repeat(43)}'--`, '%00'])(
    '[R8] (%#) is answered 401 and taken out of the browser',
    async (secret) => {
      const headers = { cookie: `__Host-session=${secret}; signed_in=1` };
      const response = await app.request('/api/auth/user', { headers }, realBindings());
      expect(response.status).toBe(401);
      const [session, mark] = response.headers.getSetCookie();
      expect(session).toMatch(/^__Host-session=;.*Max-Age=0/);
      expect(mark).toMatch(/^signed_in=;.*Max-Age=0/);
    },
  );
});

describe('the limits of a session', () => {
  const begun = 1_800_000_000_000;
  const at = (secret: string, later: number) =>
    findSession(createContext(env.DB, begun + later), secret);

  test('[R8] it is over when it was not used for 30 days', async () => {
    const secret = await beginSession(identity(), begun);
    expect(await at(secret, IDLE_LIMIT - 1)).not.toBeNull();
    expect(await at(secret, IDLE_LIMIT)).toBeNull();
  });

  test('[R8] it is over after 90 days, however much it is used', async () => {
    const secret = await beginSession(identity(), begun);
    let lived = 0;
    for (let later = 0; later < 2 * ABSOLUTE_LIMIT; later += IDLE_LIMIT / 2) {
      const session = await at(secret, later);
      if (session === null) break;
      lived = later;
      await touchSession(createContext(env.DB, begun + later), session);
    }
    expect(lived).toBeGreaterThan(ABSOLUTE_LIMIT - IDLE_LIMIT);
    expect(lived).toBeLessThan(ABSOLUTE_LIMIT);
    expect(await at(secret, ABSOLUTE_LIMIT)).toBeNull();
  });

  test('[P19] its use is written down once an hour, not with every request', async () => {
    const secret = await beginSession(identity(), begun);
    const session = await at(secret, 0);
    if (session === null) throw new Error('no session');
    expect(isTouchDue(createContext(env.DB, begun + TOUCH_INTERVAL - 1), session)).toBe(false);
    expect(isTouchDue(createContext(env.DB, begun + TOUCH_INTERVAL), session)).toBe(true);
  });

  test('[P19] a request an hour later is written down and answered', async () => {
    const who = identity();
    const secret = await beginSession(who, Date.now() - 2 * TOUCH_INTERVAL);
    const browser = createBrowser(realBindings(), new Map([['__Host-session', secret]]));
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    const [device] = await (await browser.get('/api/devices')).json<{ lastSeenAt: number }[]>();
    expect(Date.now() - (device?.lastSeenAt ?? 0)).toBeLessThan(60_000);
  });
});

describe('a session that is over', () => {
  const ends: Record<string, (browser: Browser) => Promise<Response>> = {
    'by sign-out': (browser) => browser.get('/api/logout'),
    'by the deletion of the account': (browser) =>
      browser.write('POST', '/api/account/deletion', { confirmation: 'DELETE' }),
  };

  test.each(Object.keys(ends))('[R6] %s opens no private route any more', async (name) => {
    const browser = await onboarded();
    const cookies = new Map(browser.jar);
    for (const path of PRIVATE) expect((await browser.get(path)).status, path).toBe(200);
    await ends[name]?.(browser);
    const kept = () => createBrowser(realBindings(), new Map(cookies));
    for (const path of PRIVATE) expect((await kept().get(path)).status, path).toBe(401);
  });
});

test('[6.6] who has not completed onboarding reaches no synced document', async () => {
  const response = await (await signedIn()).get('/api/sync/place');
  expect(response.status).toBe(403);
  const { error } = errorEnvelopeSchema.parse(await response.json());
  expect(error.code).toBe('onboarding_required');
});
