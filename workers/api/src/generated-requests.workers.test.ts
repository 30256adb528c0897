import { accountExportSchema } from '@fahm/contracts/account.ts';
import { deviceListSchema } from '@fahm/contracts/devices.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { profileSchema } from '@fahm/contracts/profile.ts';
import { subscriptionStatusSchema } from '@fahm/contracts/subscription.ts';
import { documentSavedSchema, keptDocumentSchema } from '@fahm/contracts/sync.ts';
import { userSchema } from '@fahm/contracts/user.ts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { realBindings } from '../test/bindings.ts';
import { ORIGIN } from '../test/origin.ts';
import { answers, onboarded, signedIn } from '../test/person.ts';
import { app } from './app.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

const place = {
  version: 1,
  lastRead: { surah: 2, ayah: 255, at: 1 },
  seen: { '2': '1-9' },
  bookmarks: [],
};

/** What each route promises, and a body that it takes. */
const ROUTES: Record<string, { reply: z.ZodMiniType; body?: unknown }> = {
  'GET /api/auth/user': { reply: userSchema },
  'GET /api/profile': { reply: profileSchema },
  'POST /api/profile': { reply: profileSchema, body: { displayName: 'Maryam' } },
  'PUT /api/users/profile': { reply: profileSchema, body: answers() },
  'GET /api/subscription/status': { reply: subscriptionStatusSchema },
  'GET /api/devices': { reply: deviceListSchema },
  'DELETE /api/devices/{id}': { reply: z.null() },
  'GET /api/account/export': { reply: accountExportSchema },
  'POST /api/account/deletion': { reply: z.null(), body: { confirmation: 'delete' } },
  'POST /api/reports': {
    reply: z.null(),
    body: { id: crypto.randomUUID(), kind: 'page', about: null, message: 'x', email: null },
  },
  'GET /api/sync/{document}': { reply: keptDocumentSchema },
  'PUT /api/sync/{document}': { reply: documentSavedSchema, body: { revision: 0, value: place } },
};

/** Where a route answers otherwise than 200 when it is reached. */
const REACHED: Record<string, number> = {
  'POST /api/account/deletion': 422,
  'DELETE /api/devices/{id}': 404,
  'POST /api/reports': 204,
};

const HOSTILE = [
  "'; drop table person; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202Egnp.exe',
  '٢',
  '%FF',
  'null',
  '-1',
  '9'.repeat(400),
  'x'.repeat(3000),
  '\ud800',
];

const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 60 }));
const anything = fc.oneof(
  hostile,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -0, 1e308),
);

/** A body that is accepted, one with a field changed, or one of any shape; or text that is no JSON. */
const bodyOf = (valid: unknown): fc.Arbitrary<string> => {
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

const segment = fc.oneof(
  fc.constantFrom('place', 'settings', crypto.randomUUID()),
  hostile.map((text) => encodeURIComponent(text.toWellFormed())),
);

const request = fc.constantFrom(...Object.keys(ROUTES)).chain((name) =>
  fc.record({
    name: fc.constant(name),
    segment,
    query: fc.oneof(
      fc.constant(''),
      hostile.map((text) => `?${encodeURIComponent(text.toWellFormed())}=1`),
    ),
    body: ROUTES[name]?.body === undefined ? fc.constant('') : bodyOf(ROUTES[name]?.body),
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

test('[R7] of generated requests none is answered with 5xx, another shape, or what is ours to know', async () => {
  const secrets: Record<string, string> = {
    onboarded: (await onboarded()).jar.get('__Host-session') ?? '',
    new: (await signedIn()).jar.get('__Host-session') ?? '',
    forged: 'x'.repeat(43),
  };
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(request, async ({ name, segment: part, query, body, who, origin, type }) => {
      const [method = '', pattern = ''] = name.split(' ');
      const path = pattern.replace(/\{.*\}/, part) + query;
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
        expect(ROUTES[name]?.reply.safeParse(reply).success, `${name} ${text}`).toBe(true);
      else {
        errorEnvelopeSchema.parse(reply);
        expect(text).not.toMatch(/\.ts\b|\bat .+:\d+|sqlite|D1_|Zod/i);
      }
      seen.set(`${name} ${response.status}`, (seen.get(`${name} ${response.status}`) ?? 0) + 1);
    }),
    { numRuns: 900, seed: 7 },
  );
  expect(logged).not.toHaveBeenCalled();
  // Every route was reached behind its guards: generated requests that are all refused prove nothing.
  for (const name of Object.keys(ROUTES)) {
    const good = REACHED[name] ?? 200;
    expect(seen.get(`${name} ${good}`) ?? 0, name).toBeGreaterThan(0);
  }
}, 60_000);
