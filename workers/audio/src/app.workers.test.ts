import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { env, exports } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { audioUnderTest } from '../test/audio-under-test.ts';

const FILE = '/audio/128/ar.alafasy/1.mp3';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const envelopeOf = (bytes: Uint8Array) =>
  errorEnvelopeSchema.parse(JSON.parse(new TextDecoder().decode(bytes))).error;

const askDeployed = (path: string) =>
  exports.default.fetch(new Request(`https://fahm.test${path}`));

describe('every answer', () => {
  test.each([FILE, '/audio/128/ar.alafasy/0.mp3', '/nowhere'])(
    '[7.25] %s is not sniffed, runs nothing and has a request id',
    async (path) => {
      const { headers } = await audioUnderTest().ask(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-request-id')).toMatch(UUID);
    },
  );

  test('[7.25] has nothing of the host but the file and what describes it', async () => {
    const { headers } = await audioUnderTest().ask(FILE);
    expect([...headers.keys()].toSorted()).toEqual([
      'accept-ranges',
      'cache-control',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'etag',
      'last-modified',
      'referrer-policy',
      'strict-transport-security',
      'x-audio-source',
      'x-content-type-options',
      'x-request-id',
    ]);
  });

  test('[8.1] a well-formed inbound request id is kept, in the header and in the envelope', async () => {
    const headers = { 'x-request-id': 'edge_01-AB=' };
    const { bytes, headers: sent } = await audioUnderTest().ask('/audio/x', { headers });
    expect(sent.get('x-request-id')).toBe('edge_01-AB=');
    expect(envelopeOf(bytes).requestId).toBe('edge_01-AB=');
  });

  test('[7.25] the worker as deployed answers', async () => {
    expect((await askDeployed('/audio/128/ar.alafasy/0.mp3')).status).toBe(404);
    // Nobody listens where its host should be.
    expect((await askDeployed(FILE)).status).toBe(503);
  });
});

const countOne = (key: string) => env.RATE_LIMIT.limit({ key });

test('[7.25] the deployed limit lets an address ask 600 times a minute', async () => {
  // A minute of the clock may end on the way: more than twice as many, and some of them are refused.
  const answers = await Promise.all(Array.from({ length: 1300 }, () => countOne('203.0.113.9')));
  const granted = answers.filter(({ success }) => success).length;
  expect(granted).toBeGreaterThanOrEqual(600);
  expect(granted).toBeLessThan(1300);
  expect(await countOne('203.0.113.10')).toEqual({ success: true });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  '[8.1] %s answers 405 and says what is allowed',
  async (method) => {
    const { ask, requests } = audioUnderTest();
    const { status, headers, bytes } = await ask(FILE, { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(envelopeOf(bytes).code).toBe('method_not_allowed');
    expect(await requests()).toEqual([]);
  },
);

describe('configuration', () => {
  test.each([
    ['RECITATIONS', null],
    ['RATE_LIMIT', 'a string'],
    ['AUDIO_MIRROR', 'yes'],
    ['AUDIO_HOST_URL', 'ftp://example.test'],
    ['AUDIO_HOST_URL', 'https://example.test/audio/'],
    ['AUDIO_HOST_URL', 'http://example.test/audio'],
  ])('[8.1] %s that is %j answers 503, and the log names it', async (name, value) => {
    const log = vi.spyOn(console, 'error');
    const { status, bytes } = await audioUnderTest({ [name]: value }).ask(FILE);
    expect(status).toBe(503);
    expect(envelopeOf(bytes).message).not.toContain(name);
    expect(String(log.mock.calls[0]?.[0])).toContain(`${name}: `);
  });

  test('[7.25] without a word on mirroring, nothing is mirrored', async () => {
    const { ask, bucket } = audioUnderTest({ AUDIO_MIRROR: undefined });
    expect((await ask(FILE)).status).toBe(200);
    expect(bucket.calls).toEqual([]);
  });
});

describe('hostile input', () => {
  /** Header values that a client can send at all. */
  const value = fc.string({ maxLength: 300 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, ' '));
  const segment = fc.oneof(
    fc.constantFrom(
      '128',
      'ar.alafasy',
      '1.mp3',
      '..',
      '%2e%2e',
      '%00',
      '%FF',
      '',
      'a'.repeat(2000),
    ),
    fc.string({ maxLength: 20 }).map(encodeURIComponent),
  );
  const path = fc.oneof(
    fc.constant(FILE),
    fc.array(segment, { maxLength: 5 }).map((segments) => `/audio/${segments.join('/')}`),
  );
  const headers = fc.record(
    {
      range: fc.oneof(
        value,
        value.map((text) => `bytes=${text}`),
      ),
      'if-range': value,
      'if-none-match': value,
      'if-modified-since': value,
      'x-request-id': value,
    },
    { requiredKeys: [] },
  );

  test.each(['off', 'on'])(
    '[8.1] is answered with a file, a part, 304, 404 or 416, and never with a defect (mirror %s)',
    async (AUDIO_MIRROR) => {
      const { ask } = audioUnderTest({ AUDIO_MIRROR });
      await fc.assert(
        fc.asyncProperty(path, headers, async (requested, sent) => {
          const { status, headers: answered } = await ask(requested, { headers: sent });
          expect([200, 206, 304, 404, 416]).toContain(status);
          expect(answered.get('x-request-id')).toMatch(/^[\w=-]{1,64}$/);
        }),
        { numRuns: 150 },
      );
    },
  );
});
