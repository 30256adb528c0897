import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { apiRoutes, routeList } from '@fahm/contracts/routes/api-routes.ts';
import { MAX_BODY_BYTES } from '@fahm/contracts/routes/route.ts';
import { answeredRoutes, describedRoutes } from '@fahm/worker-kit/testing/routes.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { realBindings } from '../test/bindings.ts';
import { createBrowser, type Browser } from '../test/browser.ts';
import { countStatements } from '../test/count-statements.ts';
import { freshMinute } from '../test/fresh-minute.ts';
import { learner } from '../test/learner.ts';
import { cardId, loadSampleLessons, masteryId, PRO } from '../test/lessons.ts';
import { signedIn } from '../test/person.ts';
import { addressOf, bodyOf, type DescribedRoute } from '../test/route-samples.ts';
import { app } from './app.ts';

// What is promised of every route holds for every route: the tables are the descriptions.

// Payments are not configured in tests, which is logged.
vi.spyOn(console, 'error').mockImplementation(() => {});

const ask = (
  browser: Browser,
  route: DescribedRoute,
  body: unknown = bodyOf(route),
  params?: Record<string, string>,
): Promise<Response> =>
  route.method === 'GET'
    ? browser.get(addressOf(route, params))
    : browser.write(route.method, addressOf(route, params), body);

const codeOf = async (response: Response) =>
  errorEnvelopeSchema.parse(await response.json()).error.code;

test('[7] the worker answers the routes that are described, and no other', () => {
  expect(answeredRoutes(app)).toEqual(describedRoutes(apiRoutes));
});

describe('who is not signed in', () => {
  const closed = routeList.filter(({ access }) => access === 'person' || access === 'onboarded');

  test.each(closed)('[6.7] [8.1] $operationId: 401, and nothing is read or written', async (it) => {
    const { database, statements } = countStatements(env.DB);
    const response = await ask(createBrowser({ ...realBindings(), DB: database }), it);
    expect(response.status).toBe(401);
    expect(await codeOf(response)).toBe('unauthorized');
    expect(statements).toEqual([]);
  });

  test.each(routeList.filter(({ access }) => access === 'free-surahs'))(
    '[6.1] [6.2] $operationId is open for surahs 1 to 5, and for no other',
    async (route) => {
      const nobody = createBrowser(realBindings());
      for (const [number, status] of [
        ['5', 200],
        ['6', 401],
      ] as const) {
        const response = await ask(nobody, route, undefined, { number });
        expect(response.status).toBe(status);
      }
    },
  );

  test.each(routeList.filter(({ access }) => access === 'everybody'))(
    '$operationId is open to everybody',
    async (route) => {
      const { status } = await ask(createBrowser(realBindings()), route);
      expect([401, 403]).not.toContain(status);
    },
  );
});

describe('who has not completed onboarding', () => {
  const signedInOnly = routeList.filter(({ access }) => access !== 'everybody');

  test.each(signedInOnly)('[6.6] $operationId lets in whom it says', async (route) => {
    // An answer of onboarding must not complete it.
    const response = await ask(await signedIn(), route, route.body === undefined ? undefined : {});
    const code = response.ok ? null : response.status === 403 ? await codeOf(response) : null;
    expect(code === 'onboarding_required').toBe(route.access === 'onboarded');
    expect(response.status).not.toBe(401);
  });
});

describe('a surah that needs Pro', () => {
  beforeAll(loadSampleLessons);
  const surah = { number: `${PRO}`, surah: `${PRO}`, cardId: cardId(PRO, 1), id: masteryId(PRO) };
  const inPath = routeList.filter(({ params }) => params !== undefined);
  const names = Object.keys(surah);

  test.each(inPath.filter(({ path }) => names.some((name) => path.includes(`{${name}}`))))(
    '[6.2] [R6] $operationId refuses a free account where it says so',
    async (route) => {
      const response = await ask((await learner()).browser, route, bodyOf(route), surah);
      const code = response.status === 403 ? await codeOf(response) : null;
      expect(code === 'subscription_required').toBe(route.needsPro === true);
    },
  );
});

/** JSON of so many bytes. */
const padded = (bytes: number) => ({ pad: 'x'.repeat(bytes - '{"pad":""}'.length) });

describe('a body', () => {
  const reading = routeList.filter(({ body }) => body !== undefined);

  test.each(reading)('[R7] that is too large is 413 ($operationId)', async (route) => {
    const { browser } = await learner();
    const bytes = route.maxBodyBytes ?? MAX_BODY_BYTES;
    expect((await ask(browser, route, padded(bytes))).status).not.toBe(413);
    const response = await ask(browser, route, padded(bytes + 1));
    expect(response.status).toBe(413);
    expect(await codeOf(response)).toBe('payload_too_large');
  });
});

describe('an answer', () => {
  test.each(routeList)('[8.1] is private and not stored ($operationId)', async (route) => {
    for (const browser of [createBrowser(realBindings()), (await learner()).browser]) {
      const { headers } = await ask(browser, route);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('a limit', () => {
  test.each(routeList.filter(({ limit }) => limit !== undefined))(
    '[R8] beyond it $operationId asks to wait: 429',
    async (route) => {
      const { browser } = await learner();
      // Five a minute: the least limit there is, in the place of the one that the route asks.
      const bindings = { ...realBindings(), [route.limit ?? '']: env.REPORT_LIMIT };
      const one = createBrowser(bindings, browser.jar);
      // Nobody is known by more than an address where nobody has to be signed in.
      const from = { 'cf-connecting-ip': `198.51.100.${routeList.indexOf(route)}` };
      const send = () =>
        route.method === 'GET'
          ? one.get(addressOf(route), from)
          : one.write(route.method, addressOf(route), route.body && {}, from);
      await freshMinute();
      for (let count = 0; count < 5; count += 1) expect((await send()).status).not.toBe(429);
      const { status, headers } = await send();
      expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    },
  );
});
