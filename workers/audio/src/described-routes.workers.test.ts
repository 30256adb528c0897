import { audioRoutes } from '@fahm/contracts/routes/audio.ts';
import { statusByErrorCode } from '@fahm/contracts/error-codes.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { answeredRoutes, describedRoutes, pathOf } from '@fahm/worker-kit/testing/routes.ts';
import { describe, expect, test } from 'vitest';
import { audioUnderTest } from '../test/audio-under-test.ts';
import { app } from './app.ts';

// What is promised of every route holds for every route: the tables are the descriptions.

const SAMPLE = { bitrate: '128', edition: 'ar.alafasy', file: '1.mp3' };
const routes = Object.entries(audioRoutes).map(([operationId, route]) =>
  Object.assign({ operationId }, route),
);

const codeOf = (bytes: Uint8Array) =>
  errorEnvelopeSchema.parse(JSON.parse(new TextDecoder().decode(bytes))).error.code;

test('[7] the worker answers the routes that are described, and no other', () => {
  expect(answeredRoutes(app)).toEqual(describedRoutes(audioRoutes));
});

describe.each(routes)('$operationId', (route) => {
  const address = pathOf(route, SAMPLE);

  test('[7.25] is open to who is signed out, is what it is described, and sets nothing', async () => {
    const { status, headers } = await audioUnderTest().ask(address);
    expect([status, headers.get('content-type')]).toEqual([200, route.media]);
    expect(headers.get('set-cookie')).toBeNull();
    expect(/^public, max-age=\d+/.test(headers.get('cache-control') ?? '')).toBe(route.cached);
  });

  test.each([
    { origin: 'https://evil.test' },
    { referer: 'https://evil.test/page' },
    { 'sec-fetch-site': 'cross-site' },
  ])(
    '[7.25] [8.1] is refused to pages of other sites (%o), and the host is not asked',
    async (from) => {
      const { ask, requests } = audioUnderTest();
      const { status, headers, bytes } = await ask(address, { headers: from as HeadersInit });
      expect([status, codeOf(bytes)]).toEqual([403, 'forbidden']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(await requests()).toEqual([]);
    },
  );

  test('[R7] takes no body, however large', async () => {
    const { ask, requests } = audioUnderTest();
    const sent = { method: 'POST', body: 'x'.repeat(2_000_000) };
    const { status, bytes } = await ask(address, sent);
    expect([status, codeOf(bytes)]).toEqual([405, 'method_not_allowed']);
    expect(await requests()).toEqual([]);
  });

  test.each([
    ['bitrate', '192'],
    ['edition', 'en.sahih'],
    ['file', '6237.mp3'],
    ['file', '01.mp3'],
  ])(
    '[7.25] a path of no file is not found, not counted and not asked for (%s %s)',
    async (name, value) => {
      const counted: string[] = [];
      const RATE_LIMIT = {
        limit: async ({ key }: { key: string }) => {
          counted.push(key);
          return { success: true };
        },
      };
      const { ask, requests } = audioUnderTest({ RATE_LIMIT });
      const from = { headers: { 'cf-connecting-ip': '203.0.113.9' } };
      const { status, bytes } = await ask(pathOf(route, { ...SAMPLE, [name]: value }), from);
      const { message } = errorEnvelopeSchema.parse(
        JSON.parse(new TextDecoder().decode(bytes)),
      ).error;
      expect([status, message]).toEqual([404, 'No such recitation.']);
      expect([counted, await requests()]).toEqual([[], []]);
      await ask(address, from);
      expect(counted).toEqual(['203.0.113.9']);
    },
  );

  test('[R8] beyond its limit it asks to wait', async () => {
    const RATE_LIMIT = { limit: async () => ({ success: false }) };
    const { ask, requests } = audioUnderTest({ RATE_LIMIT });
    const { status, headers } = await ask(address, {
      headers: { 'cf-connecting-ip': '203.0.113.9' },
    });
    expect(route.limit).toBe('RATE_LIMIT');
    expect([status, headers.get('retry-after')]).toEqual([
      statusByErrorCode.too_many_requests,
      '60',
    ]);
    expect(await requests()).toEqual([]);
  });
});
