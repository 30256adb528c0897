import { describe, expect, test } from 'vitest';
import { audioUnderTest, errorIn } from '../../test/audio-under-test.ts';

const FILE = '/audio/128/ar.alafasy/1.mp3';

describe('a host that fails once', () => {
  test.each(['500', '503', 'down'])(
    '[R9] (%s) is asked once more, and then answers',
    async (fault) => {
      const { ask, fail, requests } = audioUnderTest();
      await fail(fault, 'none');
      const { status, bytes } = await ask(FILE);
      expect([status, bytes.length]).toEqual([200, 46_080]);
      expect(await requests()).toHaveLength(2);
    },
  );

  test('[R9] (hung) is left at its deadline and asked once more', async () => {
    const { ask, fail } = audioUnderTest();
    await fail('hung', 'none');
    const started = Date.now();
    expect((await ask(FILE)).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(4000);
  });
});

describe('a host that fails', () => {
  test.each(['down', 'hung', '500', '503', '429', 'html', 'redirect', 'empty', '206-unasked'])(
    '[R9] (%s) costs less than 5 s and answers 503 with the envelope, not to be kept',
    async (fault) => {
      const { ask, fail, requests } = audioUnderTest();
      await fail(fault);
      const started = Date.now();
      const { status, headers, bytes } = await ask(FILE);
      expect(status).toBe(503);
      expect(Date.now() - started).toBeLessThan(5000);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(errorIn(bytes)).toMatchObject({ code: 'unavailable' });
      expect((await requests()).length).toBeLessThanOrEqual(2);
    },
  );

  test('[R9] (429) says when to ask again, and that is passed on', async () => {
    const { ask, fail, requests } = audioUnderTest();
    await fail('429');
    expect((await ask(FILE)).headers.get('retry-after')).toBe('7');
    expect(await requests()).toHaveLength(1);
  });

  test.each(['403', '404'])('[8.6] (%s) has no such file: 404, at once', async (fault) => {
    const { ask, fail, requests } = audioUnderTest();
    await fail(fault);
    const { status, bytes } = await ask(FILE);
    expect(status).toBe(404);
    expect(errorIn(bytes)).toMatchObject({ code: 'not_found' });
    expect(await requests()).toHaveLength(1);
  });

  test('[R9] is left in peace after four failures in a row, and the answer is quick', async () => {
    const { ask, fail, requests } = audioUnderTest();
    await fail('down');
    await ask(FILE);
    await ask(FILE);
    expect((await ask(FILE)).status).toBe(503);
    expect(await requests()).toHaveLength(4);
  });

  test('[R9] with a file of its own only, does not keep others waiting', async () => {
    const { ask, fail } = audioUnderTest();
    await fail('500');
    for (let verse = 1; verse <= 4; verse += 1) await ask(`/audio/128/ar.alafasy/${verse}.mp3`);
    await fail('none');
    expect((await ask(FILE)).status).toBe(200);
  });
});

describe('a body that fails on its way', () => {
  test('[R9] breaks off for the listener too: half a file is never passed off as a whole one', async () => {
    const { answer, fail } = audioUnderTest();
    await fail('broken');
    const response = await answer(FILE);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  test('[7.25] begins at once, and does not wait for its end', async () => {
    const { answer, fail } = audioUnderTest();
    await fail('drip');
    const started = Date.now();
    const response = await answer(FILE);
    const first = await response.body?.getReader().read();
    expect(first?.done).toBe(false);
    expect(Date.now() - started).toBeLessThan(1000);
  });

  test('[7.25] without a length is passed on without one', async () => {
    const { ask, fail } = audioUnderTest();
    await fail('no-length');
    const { status, headers, bytes } = await ask(FILE);
    expect([status, bytes.length]).toEqual([200, 46_080]);
    expect(headers.get('content-length')).toBeNull();
  });
});

test('[7.25] listeners of the same verse at the same time have each their own answer', async () => {
  const { ask, fail, requests } = audioUnderTest();
  await fail('drip');
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(FILE)));
  expect(answers.map(({ status, bytes }) => [status, bytes.length])).toEqual(
    Array.from({ length: 8 }, () => [200, 46_080]),
  );
  expect(await requests()).toHaveLength(8);
});

test('[R9] who leaves does not take the verse from others', async () => {
  const { answer, ask, fail } = audioUnderTest();
  await fail('drip');
  const [leaving, staying] = await Promise.all([answer(FILE), answer(FILE)]);
  await leaving.body?.cancel();
  expect((await staying.arrayBuffer()).byteLength).toBe(46_080);
  expect((await ask(FILE)).status).toBe(200);
});
