import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { libraryRoutes } from '@fahm/contracts/routes/library.ts';
import type { Route } from '@fahm/contracts/routes/route.ts';
import { hostilePart } from '@fahm/worker-kit/testing/hostile.ts';
import { answeredRoutes, describedRoutes, pathOf } from '@fahm/worker-kit/testing/routes.ts';
import fc from 'fast-check';
import { describe, expect, inject, test, vi } from 'vitest';
import { libraryUnderTest } from '../test/library-under-test.ts';
import { app } from './app.ts';

// What is promised of every route holds for every route: the tables are the descriptions.

type Id = keyof typeof libraryRoutes;

/** A proper address of each route. Types demand one. */
const SAMPLES: Record<Id, string> = {
  listEditions: '?format=text',
  getQuranSurah: '?edition=en.sahih',
  getQuranPage: '',
  getQuranVerses: '',
  listFigures: '',
  getFigure: '',
  searchFigures: '?q=musa',
};
const PARAMS: Partial<Record<Id, Record<string, string>>> = {
  getQuranSurah: { number: '112' },
  getQuranPage: { number: '604' },
  getQuranVerses: { reference: '2:255' },
  getFigure: { id: 'fig_musa' },
};

const routes = (Object.entries(libraryRoutes) as [Id, Route][]).map(([operationId, route]) =>
  Object.assign({ operationId }, route),
);
type Described = (typeof routes)[number];

const addressOf = (route: Described): string =>
  pathOf(route, PARAMS[route.operationId] ?? {}) + SAMPLES[route.operationId];

const codeOf = (text: string) => errorEnvelopeSchema.parse(JSON.parse(text)).error.code;

test('[7] the worker answers the routes that are described, and no other', () => {
  expect(answeredRoutes(app)).toEqual(describedRoutes(libraryRoutes));
});

describe.each(routes)('$operationId', (route) => {
  const address = addressOf(route);

  test('[7.24] answers everybody the same, as it is described, and sets nothing', async () => {
    const { ask } = libraryUnderTest();
    const nobody = await ask(address);
    const cookie = '__Host-session=forged; prefs=x';
    const somebody = await ask(address, { headers: { cookie, authorization: 'Bearer x' } });
    expect(nobody.status).toBe(200);
    const text = await nobody.text();
    expect(route.reply?.parse(JSON.parse(text))).toEqual(JSON.parse(text));
    expect(await somebody.text()).toBe(text);
    for (const { headers } of [nobody, somebody]) {
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('vary')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
    }
  });

  test('[7.24] may be cached where it says so, and is known again by its tag', async () => {
    const { ask } = libraryUnderTest();
    const { headers } = await ask(address);
    expect(/^public, max-age=\d+/.test(headers.get('cache-control') ?? '')).toBe(route.cached);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await ask(address, { headers: known })).status).toBe(304);
  });

  test('[8.1] is told to pages of other sites by no header, and embedded by none', async () => {
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
    const answer = await libraryUnderTest().ask(address, { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('[R7] takes no body, however large, and asks nobody because of one', async () => {
    const { ask, requests } = libraryUnderTest();
    const answer = await ask(address, { method: 'POST', body: 'x'.repeat(2_000_000) });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(codeOf(await answer.text())).toBe('method_not_allowed');
    expect(await requests()).toEqual([]);
  });
});

test('[R7] of generated requests none is answered with a defect, or in another shape', async () => {
  const logged = vi.spyOn(console, 'error');
  const { ask } = libraryUnderTest();
  const seen = new Map<Id, Set<number>>(routes.map(({ operationId }) => [operationId, new Set()]));
  const part = fc.oneof(
    fc.constantFrom('112', '604', '2:255', '2:285-3:2', 'fig_musa', '1:1-114:6'),
    hostilePart,
  );
  const query = fc.oneof(
    fc.constantFrom('', '?q=musa', '?edition=en.sahih', '?format=audio&language=ar'),
    hostilePart.map((value) => `?edition=${value}`),
    hostilePart.map((value) => `?q=${value}`),
    hostilePart.map((value) => `?language=${value}&type=${value}`),
    hostilePart.map((value) => `?${value}=1`),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes), part, query, async (route, value, search) => {
      const address = pathOf(route, { number: value, reference: value, id: value }) + search;
      const answer = await ask(address);
      const text = await answer.text();
      seen.get(route.operationId)?.add(answer.status);
      if (answer.ok) {
        expect(route.reply?.safeParse(JSON.parse(text)).success, address).toBe(true);
        return;
      }
      expect([404, 422], `${address} ${text}`).toContain(answer.status);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(text).not.toMatch(/\.ts\b|\bat .+:\d+|Zod/i);
      codeOf(text);
    }),
    { numRuns: inject('requests'), seed: 7 + inject('seed') },
  );
  for (const [id, statuses] of seen) expect(statuses.has(200), id).toBe(true);
  expect(logged).not.toHaveBeenCalled();
}, 600_000);
