import { describe, expect, test, vi } from 'vitest';
import { audioUnderTest, errorIn } from '../../test/audio-under-test.ts';
import { BROKEN_BUCKETS } from '../../test/scoped-bucket.ts';

const KEY = '128/ar.alafasy/1.mp3';
const FILE = `/audio/${KEY}`;
const ON = { AUDIO_MIRROR: 'on' };
const ranged = (range: string, more: Record<string, string> = {}) => ({
  headers: { range, ...more },
});

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A worker whose bucket has the file, and whose host is then gone. */
async function withCopy() {
  const audio = audioUnderTest(ON);
  await audio.ask(FILE);
  await audio.fail('down');
  return audio;
}

describe('mirroring', () => {
  test('[7.25] is off by default: the bucket is neither read nor written', async () => {
    const { ask, bucket } = audioUnderTest();
    await ask(FILE);
    expect(bucket.calls).toEqual([]);
  });

  test('[7.25] a miss is streamed from the host, and a copy is made by a call of its own', async () => {
    const { ask, bucket, requests } = audioUnderTest(ON);
    const { headers, bytes } = await ask(FILE, ranged('bytes=0-9'));
    expect([headers.get('x-audio-source'), bytes.length]).toEqual(['host', 10]);
    expect((await requests()).toSorted()).toEqual([`GET ${KEY}`, `GET ${KEY} bytes=0-9`]);
    expect(await bucket.keys()).toEqual([KEY]);
  });

  test('[7.25] what is kept is whole and carries its SHA-256', async () => {
    const { bucket } = await withCopy();
    const object = await bucket.read(KEY);
    const bytes = (await object?.arrayBuffer()) ?? new ArrayBuffer(0);
    expect(object?.customMetadata).toEqual({
      sha256: hex(await crypto.subtle.digest('SHA-256', bytes)),
    });
    expect(object?.checksums.sha256 && hex(object.checksums.sha256)).toBe(
      object?.customMetadata?.['sha256'],
    );
    expect(object?.httpMetadata?.contentType).toBe('audio/mpeg');
    expect(bytes.byteLength).toBe(46_080);
  });

  test('[7.25] a copy answers while the host is gone', async () => {
    const { ask, requests } = await withCopy();
    const before = (await requests()).length;
    const { status, headers, bytes } = await ask(FILE);
    expect([status, bytes.length, headers.get('x-audio-source')]).toEqual([200, 46_080, 'bucket']);
    expect(headers.get('content-length')).toBe('46080');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(await requests()).toHaveLength(before);
  });

  test('[7.25] who asks for a copy or nothing leaves the host alone', async () => {
    const { ask, requests } = audioUnderTest(ON);
    const init = { method: 'HEAD', headers: { 'cache-control': 'only-if-cached' } };
    expect((await ask(FILE, init)).status).toBe(404);
    expect(await requests()).toEqual([]);
    await ask(FILE);
    expect((await ask(FILE, init)).status).toBe(200);
  });

  test('[7.25] HEAD makes no copy', async () => {
    const { ask, bucket } = audioUnderTest(ON);
    expect((await ask(FILE, { method: 'HEAD' })).status).toBe(200);
    expect(await bucket.keys()).toEqual([]);
  });

  test('[7.25] many listeners of the same verse make one copy', async () => {
    const { ask, bucket, fail } = audioUnderTest(ON);
    await fail('drip');
    await Promise.all(Array.from({ length: 6 }, () => ask(FILE)));
    expect(bucket.calls.filter((call) => call.startsWith('put'))).toEqual([`put ${KEY}`]);
  });

  test('[7.25] a copy that is there stays as it is', async () => {
    const { ask, bucket, fail, requests } = audioUnderTest(ON);
    await fail('none', 'slow');
    const requested = ask(FILE);
    await vi.waitUntil(async () => (await requests()).length === 2);
    // As when two isolates miss at the same time: the other one's copy is there before ours is.
    await bucket.write(KEY, 'put by another');
    await requested;
    expect(bucket.calls.at(-1)).toBe(`put ${KEY}`);
    expect(await (await bucket.read(KEY))?.text()).toBe('put by another');
  });
});

describe('a copy', () => {
  test.each([
    ['bytes=0-', 0, 46_079],
    ['bytes=0-99', 0, 99],
    ['bytes=100-199', 100, 199],
    ['bytes=46000-99999', 46_000, 46_079],
    ['bytes=-80', 46_000, 46_079],
    ['bytes=-99999', 0, 46_079],
  ])('[7.25] answers %s with bytes %d to %d, as the host does', async (range, start, end) => {
    const { ask, fail } = audioUnderTest(ON);
    const whole = (await ask(FILE)).bytes;
    await fail('down');
    const { status, headers, bytes } = await ask(FILE, ranged(range));
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/46080`);
    expect(headers.get('content-length')).toBe(String(end - start + 1));
    expect(headers.get('x-audio-source')).toBe('bucket');
    expect(bytes).toEqual(whole.slice(start, end + 1));
  });

  test.each(['bytes=46080-', 'bytes=-0'])('[7.25] answers %s with 416', async (range) => {
    const { status, headers, bytes } = await (await withCopy()).ask(FILE, ranged(range));
    expect([status, headers.get('content-range')]).toEqual([416, 'bytes */46080']);
    expect(errorIn(bytes)).toMatchObject({ code: 'range_not_satisfiable' });
  });

  test('[7.25] answers conditions: 304, a part, the whole file', async () => {
    const { ask } = await withCopy();
    const first = await ask(FILE);
    const etag = first.headers.get('etag') ?? '';
    const since = first.headers.get('last-modified') ?? '';
    const status = async (init: RequestInit) => (await ask(FILE, init)).status;
    expect(await status({ headers: { 'if-none-match': etag } })).toBe(304);
    expect(await status({ headers: { 'if-modified-since': since } })).toBe(304);
    expect(await status({ headers: { 'if-none-match': '"x"' } })).toBe(200);
    expect(await status(ranged('bytes=5-9', { 'if-range': etag }))).toBe(206);
    expect(await status(ranged('bytes=5-9', { 'if-range': since }))).toBe(206);
    expect(await status(ranged('bytes=5-9', { 'if-range': '"x"' }))).toBe(200);
    expect(await status(ranged('bytes=0-', { 'if-range': '"x"' }))).toBe(200);
  });

  test('[7.25] tells what the whole file hashes to, with parts and without a body too', async () => {
    const { ask } = await withCopy();
    const { bytes } = await ask(FILE);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const digest = `sha-256=:${btoa(String.fromCharCode(...hash))}:`;
    for (const init of [{}, ranged('bytes=0-'), ranged('bytes=5-9'), { method: 'HEAD' }]) {
      expect((await ask(FILE, init)).headers.get('repr-digest')).toBe(digest);
    }
  });

  test('[7.25] answers HEAD with its length', async () => {
    const { ask } = await withCopy();
    const { status, headers, bytes } = await ask(FILE, { method: 'HEAD' });
    expect([status, bytes.length, headers.get('content-length')]).toEqual([200, 0, '46080']);
  });

  test('[7.25] has the tag that the host’s file had: a listener who changes over loses nothing', async () => {
    const { ask } = audioUnderTest(ON);
    const host = await ask(FILE);
    const copy = await ask(FILE);
    expect(copy.headers.get('x-audio-source')).toBe('bucket');
    expect(copy.headers.get('etag')).toBe(host.headers.get('etag'));
  });
});

describe('what is not kept', () => {
  test.each([
    'broken',
    'truncated',
    'no-length',
    'garbage',
    'html',
    'empty',
    '404',
    '500',
    'redirect',
  ])('[7.25] a file that the host answers so: %s', async (fault) => {
    const { answer, bucket, fail, ask } = audioUnderTest(ON);
    await fail('none', fault);
    await ask(FILE, { headers: { range: 'bytes=0-0' } });
    expect(await bucket.keys()).toEqual([]);
    await fail('none');
    const again = await answer(FILE);
    expect(again.headers.get('x-audio-source')).toBe('host');
    await again.body?.cancel();
  });

  test('[7.25] says so in the log', async () => {
    const log = vi.spyOn(console, 'warn');
    const { ask, fail } = audioUnderTest(ON);
    await fail('none', 'garbage');
    await ask(FILE);
    expect(String(log.mock.calls.at(-1)?.[0])).toContain('not kept');
  });
});

describe.each(Object.entries(BROKEN_BUCKETS))('a bucket that %s', (_, bucket) => {
  test('[R9] costs the listener time only', async () => {
    const { ask } = audioUnderTest({ ...ON, RECITATIONS: bucket });
    const started = Date.now();
    const { status, bytes } = await ask(FILE, ranged('bytes=5-9'));
    expect([status, bytes.length]).toEqual([206, 5]);
    expect(Date.now() - started).toBeLessThan(8000);
  });
});
