import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { healthSchema } from '@fahm/contracts/health.ts';
import { STRICT_TRANSPORT } from '@fahm/contracts/secure-transport.ts';
import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { request } from '../test/request.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('every answer', () => {
  const answers = ['/api/surahs', '/api/surahs/115', '/api/health', '/api/nothing', '/'];

  test.each(answers)('[7] %s is private, not stored and not sniffed', async (path) => {
    const { headers } = await request(path);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each(answers)('[R2] %s keeps browsers to TLS, where it was asked by TLS', async (path) => {
    const askedBy = async (scheme: string) => {
      const { headers } = await exports.default.fetch(new Request(`${scheme}://fahm.test${path}`));
      return headers.get('strict-transport-security');
    };
    expect(await askedBy('https')).toBe(STRICT_TRANSPORT);
    expect(await askedBy('http')).toBeNull();
  });

  test.each(answers)('[8.1] %s has a request id of its own', async (path) => {
    const first = (await request(path)).headers.get('x-request-id');
    const second = (await request(path)).headers.get('x-request-id');
    expect(first).toMatch(UUID);
    expect(second).not.toBe(first);
  });

  test('[8.1] a well-formed inbound request id is kept, in the header and in the envelope', async () => {
    const headers = { 'x-request-id': 'edge_01-AB=' };
    const response = await request('/api/surahs/115', { headers });
    expect(response.headers.get('x-request-id')).toBe('edge_01-AB=');
    const { error } = errorEnvelopeSchema.parse(await response.json());
    expect(error.requestId).toBe('edge_01-AB=');
  });

  test.each(['', 'a b', '{"level":"error"}', '<script>', 'x'.repeat(65)])(
    '[8.1] a malformed inbound request id is replaced (%j)',
    async (inbound) => {
      const response = await request('/api/health', { headers: { 'x-request-id': inbound } });
      expect(response.headers.get('x-request-id')).toMatch(UUID);
    },
  );
});

describe('what no route answers', () => {
  test.each([
    '/',
    '/api',
    '/api/',
    '/api/nothing',
    '/api/surahs/2/nothing',
    '/api/surahs/',
    '/%FF',
  ])('[8.1] an unknown path answers 404 not_found in the envelope (%s)', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(errorEnvelopeSchema.parse(await response.json()).error.code).toBe('not_found');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '[8.1] %s on a path that only reads answers 405 in the envelope and says what is allowed',
    async (method) => {
      const response = await request('/api/surahs/2', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      const { error } = errorEnvelopeSchema.parse(await response.json());
      expect(error.code).toBe('method_not_allowed');
    },
  );

  test('[8.1] a method on an unknown path is 404, not 405', async () => {
    const response = await request('/api/nothing', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(response.headers.get('allow')).toBeNull();
  });
});

describe('HEAD', () => {
  test.each([
    ['/api/surahs', 200],
    ['/api/surahs/2', 200],
    ['/api/surahs/115', 404],
    ['/api/nothing', 404],
  ])('[7] HEAD %s answers as GET does, without a body', async (path, status) => {
    const response = await request(path, { method: 'HEAD' });
    expect(response.status).toBe(status);
    expect(response.headers.get('x-request-id')).toMatch(UUID);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe('');
  });
});

test('[7] /api/health answers ok when the worker and its bindings are there', async () => {
  const response = await request('/api/health');
  expect(response.status).toBe(200);
  expect(healthSchema.parse(await response.json())).toEqual({ status: 'ok' });
});
