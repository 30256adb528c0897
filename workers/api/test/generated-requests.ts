import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import type { OperationId } from '@fahm/contracts/routes/api-routes.ts';
import { statusOf } from '@fahm/contracts/routes/route.ts';
import { hostile, hostilePart } from '@fahm/worker-kit/testing/hostile.ts';
import fc from 'fast-check';
import { expect, inject } from 'vitest';
import * as z from 'zod/mini';
import { app } from '../src/app.ts';
import { realBindings } from './bindings.ts';
import { ORIGIN } from './origin.ts';
import { onboarded, signedIn } from './person.ts';
import { addressOf, bodyOf, pathOf, type DescribedRoute } from './route-samples.ts';

// Requests generated from the contracts: valid, with a field changed, of any shape, and hostile.

type Generated = {
  routes: readonly DescribedRoute[];
  /** A body that a route takes, where it is another than the sample. */
  bodies?: Partial<Record<OperationId, unknown>>;
  /** What stands in the place of `{…}` besides hostile texts. */
  segments: string[];
  /** Where a route answers otherwise than described when it is reached. */
  reached: Partial<Record<OperationId, number>>;
  runs: number;
};

const anything = fc.oneof(
  hostile,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -0, 1e308),
);

/** Parameters that name something; how many cards a session has is one of three. */
const PARAMS = ['number', 'surah', 'document', 'cardId', 'id', 'folderId', 'itemId'];

/** A body that is accepted, one with a field changed, or one of any shape; or text that is no JSON. */
const changedBody = (valid: unknown): fc.Arbitrary<string> => {
  const fields = Object.keys(valid ?? {});
  const changed = fc
    .tuple(fc.constantFrom(...fields, 'extra', '__proto__'), anything)
    .map(([field, value]) => JSON.stringify({ ...(valid as object), [field]: value }));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(JSON.stringify(valid)) },
    { weight: 4, arbitrary: changed },
    { weight: 2, arbitrary: anything.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: hostile },
  );
};

const validBody = ({ bodies = {} }: Generated, route: DescribedRoute): unknown =>
  route.operationId in bodies ? bodies[route.operationId] : bodyOf(route);

const requestOf = (generated: Generated) => {
  const { routes, segments } = generated;
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...segments) },
    { weight: 2, arbitrary: hostilePart },
  );
  return fc.constantFrom(...routes).chain((route) =>
    fc.record({
      route: fc.constant(route),
      segment,
      query: fc.oneof(
        fc.constant(''),
        hostilePart.map((part) => `?${part}=1`),
        hostilePart.map((part) => `?surah=${part}`),
        hostilePart.map((part) => `?offset=${part}`),
      ),
      body: route.body === undefined ? fc.constant('') : changedBody(validBody(generated, route)),
      who: fc.constantFrom('onboarded', 'onboarded', 'onboarded', 'new', 'nobody', 'forged'),
      origin: fc.constantFrom(ORIGIN, ORIGIN, ORIGIN, 'https://evil.test', ''),
      type: fc.constantFrom(
        'application/json',
        'application/json',
        'application/json; charset=utf-8',
        'text/plain',
        '',
      ),
    }),
  );
};

/** Each route asked as it should be, once with each segment: chance alone leaves some unreached. */
const proper = (generated: Generated) =>
  generated.routes.flatMap((route) =>
    generated.segments.map((segment) => ({
      route,
      segment,
      query: '',
      body: route.body === undefined ? '' : JSON.stringify(validBody(generated, route)),
      who: 'onboarded',
      origin: ORIGIN,
      type: 'application/json',
    })),
  );

const secretsOf = async (): Promise<Record<string, string>> => ({
  onboarded: (await onboarded()).jar.get('__Host-session') ?? '',
  new: (await signedIn()).jar.get('__Host-session') ?? '',
  forged: 'x'.repeat(43),
});

/**
 * Asks the generated requests: none may be answered with 5xx, with another shape than promised, or with what
 * is ours to know; and every route has to be reached behind its guards, or nothing would be proved.
 */
export async function askGenerated(generated: Generated): Promise<void> {
  const { routes, reached, runs } = generated;
  const secrets = await secretsOf();
  const examples = proper(generated).map((request): [typeof request] => [request]);
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      requestOf(generated),
      async ({ route, segment, query, body, who, origin, type }) => {
        const { method, operationId: name } = route;
        const params = Object.fromEntries(PARAMS.map((param) => [param, segment]));
        const path = query === '' ? addressOf(route, params) : pathOf(route, params) + query;
        const headers = new Headers();
        if (origin !== '') headers.set('origin', origin);
        if (type !== '' && body !== '') headers.set('content-type', type);
        if (secrets[who] !== undefined) headers.set('cookie', `__Host-session=${secrets[who]}`);
        const init = { method, headers, ...(body === '' ? {} : { body }) };
        const response = await app.request(`${ORIGIN}${path}`, init, realBindings());
        const text = await response.text();
        expect(response.status, `${name} ${text}`).toBeLessThan(500);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        const reply: unknown = text === '' ? null : JSON.parse(text);
        if (response.ok)
          expect((route.reply ?? z.null()).safeParse(reply).success, `${name} ${text}`).toBe(true);
        else {
          errorEnvelopeSchema.parse(reply);
          expect(text).not.toMatch(/\.ts\b|\bat .+:\d+|sqlite|D1_|Zod/i);
        }
        seen.set(`${name} ${response.status}`, (seen.get(`${name} ${response.status}`) ?? 0) + 1);
      },
    ),
    { numRuns: (inject('requests') || runs) + examples.length, seed: 7 + inject('seed'), examples },
  );
  for (const route of routes) {
    const name = route.operationId;
    const good = reached[name] ?? statusOf(route);
    expect(seen.get(`${name} ${good}`) ?? 0, name).toBeGreaterThan(0);
  }
}
