import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { describe, expect, test } from 'vitest';
import { realBindings } from '../../test/bindings.ts';
import { ORIGIN } from '../../test/origin.ts';
import { answers, onboarded, signedIn } from '../../test/person.ts';
import { app } from '../app.ts';

/** Every route that changes something, as the router knows them: those of tomorrow too. */
const writing = app.routes.filter(({ method }) => !['GET', 'ALL'].includes(method));
// A route with middleware of its own is listed once for each part.
const routes = [...new Set(writing.map(({ method, path }) => `${method} ${path}`))].map((name) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path: path.replace(':id', crypto.randomUUID()).replace(':document', 'place') };
});

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
  { method, path }: (typeof routes)[number],
  change: Record<string, string | undefined>,
) => {
  const { jar } = await onboarded();
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = Object.entries({ ...own, cookie, ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return app.request(`${ORIGIN}${path}`, { method, headers, body: '{}' }, realBindings());
};

test('[R8] the routes that change something are the ones we know of', () => {
  expect(routes.map(({ method, path }) => `${method} ${path.split('/')[2]}`).toSorted()).toEqual([
    'DELETE devices',
    'DELETE devices',
    'POST account',
    'POST profile',
    'POST reports',
    'PUT sync',
    'PUT users',
  ]);
});

describe.each(routes)('$method $path', (route) => {
  test.each(Object.keys(forgeries))('[R8] is refused %s', async (name) => {
    const response = await send(route, forgeries[name] ?? {});
    expect([403, 415]).toContain(response.status);
    const { error } = errorEnvelopeSchema.parse(await response.json());
    expect(['forbidden', 'unsupported_media_type']).toContain(error.code);
  });

  test('[R8] is answered when our own page sends it', async () => {
    expect([204, 404, 422]).toContain((await send(route, {})).status);
  });
});

test('[R8] nothing is changed by what is refused', async () => {
  const browser = await signedIn();
  await browser.write('PUT', '/api/users/profile', answers(), { origin: 'https://evil.test' });
  expect(await (await browser.get('/api/profile')).json()).toMatchObject({ displayName: null });
});

test('[R8] a browser that does not tell the site is judged by its origin', async () => {
  const response = await send(
    { method: 'POST', path: '/api/profile' },
    { 'sec-fetch-site': undefined },
  );
  expect(response.status).toBe(422);
});

test('[R8] cookies alone, from anywhere, change nothing: a GET never writes but sign-in and sign-out', () => {
  const reading = app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect([...new Set(reading)].toSorted()).toEqual([
    '/api/account/export',
    '/api/auth/user',
    '/api/callback',
    '/api/devices',
    '/api/health',
    '/api/login',
    '/api/logout',
    '/api/profile',
    '/api/subscription/status',
    '/api/surahs',
    '/api/surahs/:number',
    '/api/sync/:document',
  ]);
});
