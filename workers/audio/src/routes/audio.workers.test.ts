import { playableEditions, bitratesOf } from '@fahm/contracts/audio/recitation-bitrates.ts';
import { BITRATES } from '@fahm/contracts/audio/recitations.ts';
import { describe, expect, test } from 'vitest';
import { audioUnderTest, errorIn } from '../../test/audio-under-test.ts';

const FILE = '/audio/128/ar.alafasy/1.mp3';
const ranged = (range: string, more: Record<string, string> = {}) => ({
  headers: { range, ...more },
});

describe('the file of a verse', () => {
  test('[7.25] is the host’s, byte by byte, with its length, its kind and its tag', async () => {
    const { ask, file } = audioUnderTest();
    const { status, headers, bytes } = await ask(FILE);
    const whole = await file(FILE);
    expect(status).toBe(200);
    expect(bytes).toEqual(whole);
    expect(headers.get('content-length')).toBe(String(whole.length));
    expect(headers.get('content-type')).toBe('audio/mpeg');
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(headers.get('last-modified')).toBe('Sat, 01 Feb 2025 00:00:00 GMT');
  });

  test('[7.25] is kept by browsers for a day, since nobody has checked it, and embedded by our own pages alone', async () => {
    const { headers } = await audioUnderTest().ask(FILE);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('[P29] costs the host one request', async () => {
    const { ask, requests } = audioUnderTest();
    await ask(FILE, ranged('bytes=0-'));
    expect(await requests()).toEqual(['GET 128/ar.alafasy/1.mp3 bytes=0-']);
  });

  test('[7.25] HEAD tells the same without a body, and asks the host for none', async () => {
    const { ask, requests } = audioUnderTest();
    const got = await ask(FILE);
    const { status, headers, bytes } = await ask(FILE, { method: 'HEAD', ...ranged('bytes=0-9') });
    expect([status, bytes.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-type', 'etag', 'accept-ranges']) {
      expect(headers.get(name)).toBe(got.headers.get(name));
    }
    expect((await requests())[1]).toBe('HEAD 128/ar.alafasy/1.mp3');
  });

  test.each([1, 262, 6236])('[7.25] verse %d of the Qur’an has one', async (ayah) => {
    expect((await audioUnderTest().ask(`/audio/64/ar.alafasy/${ayah}.mp3`)).status).toBe(200);
  });
});

describe('a part of a file', () => {
  test.each([
    ['bytes=0-', 0, 46_079],
    ['bytes=0-99', 0, 99],
    ['bytes=100-199', 100, 199],
    ['bytes=46000-99999', 46_000, 46_079],
    ['bytes=-80', 46_000, 46_079],
    ['bytes=-99999', 0, 46_079],
  ])('[7.25] %s answers 206 with bytes %d to %d', async (range, start, end) => {
    const { ask, file } = audioUnderTest();
    const { status, headers, bytes } = await ask(FILE, ranged(range));
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/46080`);
    expect(headers.get('content-length')).toBe(String(end - start + 1));
    expect(bytes).toEqual((await file(FILE)).slice(start, end + 1));
  });

  test.each(['bytes=46080-', 'bytes=99999-100000', 'bytes=-0'])(
    '[7.25] %s answers 416, the size, and the envelope',
    async (range) => {
      const { status, headers, bytes } = await audioUnderTest().ask(FILE, ranged(range));
      expect(status).toBe(416);
      expect(headers.get('content-range')).toBe('bytes */46080');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(errorIn(bytes)).toMatchObject({ code: 'range_not_satisfiable' });
    },
  );

  test.each(['bytes=0-1,5-6', 'bytes=9-5', 'seconds=1-2', 'bytes=x'])(
    '[7.25] %s is answered with the whole file',
    async (range) => {
      const { status, bytes } = await audioUnderTest().ask(FILE, ranged(range));
      expect([status, bytes.length]).toEqual([200, 46_080]);
    },
  );

  test('[7.25] If-Range gives the part while the tag fits, else the whole file', async () => {
    const { ask } = audioUnderTest();
    const etag = (await ask(FILE)).headers.get('etag') ?? '';
    expect((await ask(FILE, ranged('bytes=5-9', { 'if-range': etag }))).status).toBe(206);
    expect((await ask(FILE, ranged('bytes=5-9', { 'if-range': '"other"' }))).status).toBe(200);
  });
});

describe('a file that the listener has', () => {
  test.each(['if-none-match', 'if-modified-since'])('[7.25] is 304 by %s', async (condition) => {
    const { ask } = audioUnderTest();
    const validator = condition === 'if-none-match' ? 'etag' : 'last-modified';
    const known = (await ask(FILE)).headers.get(validator) ?? '';
    const { status, headers, bytes } = await ask(FILE, { headers: { [condition]: known } });
    expect([status, bytes.length]).toEqual([304, 0]);
    expect(headers.get('etag')).not.toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await ask(FILE, { headers: { [condition]: '"x"' } })).status).toBe(200);
  });
});

describe('what does not exist', () => {
  test.each([
    '/audio/128/ar.alafasy/0.mp3',
    '/audio/128/ar.alafasy/6237.mp3',
    '/audio/128/ar.alafasy/01.mp3',
    '/audio/128/ar.alafasy/-1.mp3',
    '/audio/128/ar.alafasy/1',
    '/audio/128/ar.alafasy/1.mp3/',
    '/audio/128/ar.alafasy/1.wav',
    '/audio/192/ar.alafasy/1.mp3',
    '/audio/48/ar.parhizgar/1.mp3',
    '/audio/32/ar.hudhaify/1.mp3',
    '/audio/0128/ar.alafasy/1.mp3',
    '/audio/128/ar.nobody/1.mp3',
    '/audio/128/AR.ALAFASY/1.mp3',
    '/audio/128/constructor/1.mp3',
    '/audio/128/..%2F..%2Fquran/1.mp3',
    '/audio/128/ar.alafasy/%2e%2e%2f1.mp3',
    '/audio/128/ar.alafasy/1%00.mp3',
    '/audio/128//1.mp3',
    '/audio/%FF/ar.alafasy/1.mp3',
    '/audio',
    '/',
  ])('[7.25] %s is 404 with the envelope, costs the host nothing and is not kept', async (path) => {
    const { ask, requests } = audioUnderTest();
    const { status, headers, bytes } = await ask(path);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(errorIn(bytes)).toMatchObject({ code: 'not_found' });
    expect(await requests()).toEqual([]);
  });

  test('[3.9] exactly the qualities of the catalogue are answered', async () => {
    for (const edition of [...playableEditions(), 'ar.nobody']) {
      const { ask } = audioUnderTest();
      const answered: number[] = [];
      for (const bitrate of BITRATES) {
        const { status } = await ask(`/audio/${bitrate}/${edition}/1.mp3`, { method: 'HEAD' });
        if (status === 200) answered.push(bitrate);
      }
      expect(answered, edition).toEqual(bitratesOf(edition));
    }
  });
});

describe('pages of others', () => {
  test('[7.25] get 403 with the envelope; the host is not asked and nothing is kept', async () => {
    const { ask, requests } = audioUnderTest({ AUDIO_MIRROR: 'on' });
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { status, headers: sent, bytes } = await ask(FILE, { headers });
    expect(status).toBe(403);
    expect(sent.get('cache-control')).toBe('no-store');
    expect(errorIn(bytes)).toMatchObject({ code: 'forbidden' });
    expect(await requests()).toEqual([]);
  });

  test('[7.25] who asks too much gets 429, when to come again, and the host has peace', async () => {
    const RATE_LIMIT = { limit: () => Promise.resolve({ success: false }) };
    const { ask, requests } = audioUnderTest({ RATE_LIMIT });
    const headers = { 'cf-connecting-ip': '203.0.113.9' };
    const answer = await ask(FILE, { headers });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(errorIn(answer.bytes)).toMatchObject({ code: 'too_many_requests' });
    expect(await requests()).toEqual([]);
  });
});
