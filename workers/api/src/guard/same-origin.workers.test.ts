import { onboardingAnswers } from '@fahm/contracts/testing/onboarding-answers.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { routeList } from '@fahm/contracts/routes/api-routes.ts';
import { describe, expect, test, vi } from 'vitest';
import { realBindings } from '../../test/bindings.ts';
import { ORIGIN } from '../../test/origin.ts';
import { onboarded, signedIn } from '../../test/person.ts';
import { pathOf } from '../../test/route-samples.ts';
import { app } from '../app.ts';

// Some routes say that they are not configured in tests, and log it.
vi.spyOn(console, 'error').mockImplementation(() => {});

/** Every route that changes something: those of tomorrow too. */
const routes = routeList
  .filter(({ method }) => method !== 'GET')
  .map((route) => ({ method: route.method, path: pathOf(route) }));

const own = { origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

const forgeries: Record<string, Record<string, string | undefined>> = {
  'without an origin': { origin: undefined },
  'from another origin': { origin: 'https://evil.test' },
  'from the origin null': { origin: 'null' },
  'from the origin with another port': { origin: 'http://127.0.0.1:8789' },
  'from the origin without a port': { origin: 'http://127.0.0.1' },
  'from the origin with TLS': { origin: 'https://127.0.0.1:8788' },
  'from an origin that begins with ours': { origin: `${ORIGIN}.evil.test` },
  'from the origin with a path': { origin: `${ORIGIN}/` },
  'cross-site': { 'sec-fetch-site': 'cross-site' },
  'from a subdomain': { 'sec-fetch-site': 'same-site' },
  'typed into the address bar': { 'sec-fetch-site': 'none' },
  'as a form': { 'content-type': 'application/x-www-form-urlencoded' },
  'as a form with a file': { 'content-type': 'multipart/form-data; boundary=x' },
  'as plain text': { 'content-type': 'text/plain' },
  'as plain text that mentions JSON': { 'content-type': 'text/plain; application/json' },
  'as another kind of JSON': { 'content-type': 'application/json-patch+json' },
};

const send = async (
  { method, path }: { method: string; path: string },
  change: Record<string, string | undefined>,
) => {
  const { jar } = await onboarded();
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = Object.entries({ ...own, cookie, ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return app.request(`${ORIGIN}${path}`, { method, headers, body: '{}' }, realBindings());
};

describe.each(routes)('$method $path', (route) => {
  test.each(Object.keys(forgeries))('[R8] is refused %s', async (name) => {
    const response = await send(route, forgeries[name] ?? {});
    expect([403, 415]).toContain(response.status);
    const { error } = errorEnvelopeSchema.parse(await response.json());
    expect(['forbidden', 'unsupported_media_type']).toContain(error.code);
  });

  test('[R8] is answered when our own page sends it', async () => {
    const response = await send(route, {});
    const reply: unknown = response.status === 204 ? null : await response.json();
    expect(reply).not.toMatchObject({ error: { code: 'forbidden' } });
    expect(response.status).not.toBe(415);
  });
});

test('[R8] nothing is changed by what is refused', async () => {
  const browser = await signedIn();
  await browser.write('PUT', '/api/users/profile', onboardingAnswers(), {
    origin: 'https://evil.test',
  });
  expect(await (await browser.get('/api/profile')).json()).toMatchObject({ displayName: null });
});

test('[R8] a browser that does not tell the site is judged by its origin', async () => {
  const response = await send(
    { method: 'POST', path: '/api/profile' },
    { 'sec-fetch-site': undefined },
  );
  expect(response.status).toBe(422);
});

test('[R8] a write that no page of ours sent is noted, without who it was', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const headers = { ...own, origin: 'https://evil.test', cookie: '__Host-session=secret' };
  const known = routes.find(({ method }) => method === 'PUT')?.path ?? '';
  const init = { method: 'PUT', headers, body: '{}' };
  await app.request(`${ORIGIN}${known}?note=mine`, init, realBindings());
  const line = JSON.parse(String(logged.mock.lastCall)) as Record<string, unknown>;
  expect(line).toMatchObject({ level: 'warning', method: 'PUT', path: known });
  expect(Object.keys(line).toSorted()).toEqual(['level', 'message', 'method', 'path', 'requestId']);
  expect(JSON.stringify(line)).not.toMatch(/evil|secret|mine/);
  logged.mockRestore();
});
