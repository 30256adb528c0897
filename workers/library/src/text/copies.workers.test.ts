import { describe, expect, test } from 'vitest';
import { libraryUnderTest } from '../../test/library-under-test.ts';

const PATH = '/api/quran/surahs/112?edition=en.asad';

describe('copies in KV', () => {
  test('[7.24] a surah is fetched once and then read from its copy, by other isolates too', async () => {
    const { ask, requests, restart, kv } = libraryUnderTest();
    const first = await (await ask(PATH)).text();
    restart();
    expect(await (await ask(PATH)).text()).toBe(first);
    expect(await requests()).toEqual(['/surah/112/en.asad']);
    expect(await kv.keys()).toEqual(['v1/surah/en.asad/112']);
  });

  test('[7.24] an old copy is fetched again while the service answers', async () => {
    const { ask, requests, restart, kv } = libraryUnderTest();
    await ask(PATH);
    await kv.age();
    restart();
    const response = await ask(PATH);
    expect(response.headers.get('x-text-copy')).toBeNull();
    expect(await requests()).toHaveLength(2);
  });
});

describe('made-up editions', () => {
  test('[7.24] an edition that the service does not have answers 404 and is not kept', async () => {
    const { ask, kv } = libraryUnderTest();
    expect((await ask('/api/quran/surahs/1?edition=en.nobody')).status).toBe(404);
    expect(await kv.keys()).toEqual([]);
  });

  test('[7.24] asked again, it costs the service no second call', async () => {
    const { ask, requests } = libraryUnderTest();
    for (let time = 0; time < 5; time += 1) await ask('/api/quran/surahs/1?edition=en.nobody');
    expect(await requests()).toHaveLength(1);
  });

  test('[7.24] once the list is known, it costs the service no call at all', async () => {
    const { ask, requests } = libraryUnderTest();
    await ask('/api/quran/editions');
    for (const id of ['en.nobody', 'xx.a', 'xx.b']) {
      expect((await ask(`/api/quran/surahs/1?edition=${id}`)).status).toBe(404);
    }
    expect(await requests()).toEqual(['/edition']);
  });

  test('[3.9] a recitation is no edition to read', async () => {
    expect((await libraryUnderTest().ask('/api/quran/surahs/1?edition=ar.alafasy')).status).toBe(
      404,
    );
  });
});

describe('the token bucket', () => {
  test('[7.24] requests at the same time make one call', async () => {
    const { ask, fail, requests } = libraryUnderTest();
    await fail('slow');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(PATH)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await requests()).toHaveLength(1);
  });

  test('[7.24] after a failure the service is left alone, and asked again after the pause', async () => {
    const { ask, fail, requests } = libraryUnderTest();
    await fail('500', 'none');
    const refused = await ask(PATH);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    for (let time = 0; time < 5; time += 1) expect((await ask(PATH)).status).toBe(503);
    expect(await requests()).toHaveLength(1);
    await new Promise((resolve) => void setTimeout(resolve, 1100));
    expect((await ask(PATH)).status).toBe(200);
  });

  test('[7.24] a service that asks for time is given it', async () => {
    const { ask, fail, requests } = libraryUnderTest();
    await fail('429', 'none');
    expect((await ask(PATH)).headers.get('retry-after')).toBe('2');
    await new Promise((resolve) => void setTimeout(resolve, 1200));
    expect((await ask(PATH)).status).toBe(503);
    await new Promise((resolve) => void setTimeout(resolve, 1000));
    expect((await ask(PATH)).status).toBe(200);
    expect(await requests()).toHaveLength(2);
  });

  test('[7.24] an isolate does not spend the calls of the whole address at once', async () => {
    const { ask, requests } = libraryUnderTest();
    const numbers = Array.from({ length: 60 }, (_, index) => index + 50);
    const answers = await Promise.all(
      numbers.map((number) => ask(`/api/quran/surahs/${number}?edition=en.asad`)),
    );
    expect((await requests()).length).toBeLessThanOrEqual(32);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  });
});
