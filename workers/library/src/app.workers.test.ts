import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { env, exports } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { libraryUnderTest } from '../test/library-under-test.ts';
import { app } from './app.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const errorOf = async (response: Response) =>
  errorEnvelopeSchema.parse(await response.json()).error;

const askDeployed = (path: string) =>
  exports.default.fetch(new Request(`https://fahm.test${path}`));

describe('every answer', () => {
  const answers = ['/api/quran/surahs/1', '/api/quran/surahs/115', '/api/quran/nothing', '/'];

  test.each(answers)(
    '[7.24] %s is not sniffed, runs nothing and has a request id',
    async (path) => {
      const { headers } = await libraryUnderTest().ask(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-request-id')).toMatch(UUID);
    },
  );

  test('[8.1] a well-formed inbound request id is kept, in the header and in the envelope', async () => {
    const headers = { 'x-request-id': 'edge_01-AB=' };
    const response = await libraryUnderTest().ask('/api/quran/surahs/115', { headers });
    expect(response.headers.get('x-request-id')).toBe('edge_01-AB=');
    expect((await errorOf(response)).requestId).toBe('edge_01-AB=');
  });

  test('[7.24] the worker as deployed answers, and does not serve its assets by their path', async () => {
    expect((await askDeployed('/api/quran/surahs/1')).status).toBe(200);
    expect((await askDeployed('/index.json')).status).toBe(404);
  });
});

describe('what no route answers', () => {
  test.each(['/', '/api/quran', '/api/quran/', '/api/quran/surahs', '/api/surahs/1', '/%FF'])(
    '[8.1] an unknown path answers 404 not_found, not to be stored (%s)',
    async (path) => {
      const response = await libraryUnderTest().ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await errorOf(response)).code).toBe('not_found');
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '[8.1] %s answers 405 and says what is allowed',
    async (method) => {
      const response = await libraryUnderTest().ask('/api/quran/surahs/2', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    },
  );

  test('[7.24] HEAD answers as GET does, without a body', async () => {
    const response = await libraryUnderTest().ask('/api/quran/surahs/2', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).not.toBeNull();
    expect(await response.text()).toBe('');
  });
});

describe('configuration', () => {
  test.each([
    ['TEXT', null],
    ['ASSETS', 'a string'],
    ['TEXT_SERVICE_URL', 'ftp://example.test'],
    ['TEXT_SERVICE_URL', 'https://example.test/v1/'],
    ['TEXT_SERVICE_URL', 'http://example.test/v1'],
    ['DEFAULT_TRANSLATION', '../en'],
    ['DOWNLOADABLE_RECITATIONS', 'ar.alafasy ../en'],
  ])('[8.1] %s that is %j answers 503, and the log names it', async (name, value) => {
    const log = vi.spyOn(console, 'error');
    const response = await libraryUnderTest({ [name]: value }).ask('/api/quran/surahs/1');
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).not.toContain(name);
    expect(String(log.mock.calls[0]?.[0])).toContain(`${name}: `);
  });
});

test('[8.1] a defect answers 500 and says nothing about its cause', async () => {
  const log = vi.spyOn(console, 'error');
  const context = {};
  const response = await app.request(
    '/api/quran/surahs/1?edition=en.asad',
    {},
    env,
    context as never,
  );
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(errorEnvelopeSchema.parse(JSON.parse(text)).error.code).toBe('internal');
  expect(text).not.toContain('waitUntil');
  expect(String(log.mock.calls.at(-1)?.[0])).toContain('waitUntil');
});
