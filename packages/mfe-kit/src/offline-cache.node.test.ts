import { expect, test } from 'vitest';
import { putVerified, readVerified, textKey } from './offline-cache.ts';

/** As much of the browser's cache as keeping needs. */
function memoryCache(): Cache {
  const entries = new Map<string, Response>();
  const cache = {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, response: Response) => void entries.set(key, response),
    delete: async (key: string) => entries.delete(key),
  };
  return cache as unknown as Cache;
}

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

test('what is kept comes back as it was put there', async () => {
  const cache = memoryCache();
  await putVerified(cache, '/a', bytesOf('whole'), { 'content-type': 'text/plain' });
  const cached = await readVerified(cache, '/a');
  expect(await cached?.text()).toBe('whole');
  expect(cached?.headers.get('content-type')).toBe('text/plain');
});

test('a copy that is no longer what was put there is gone', async () => {
  const cache = memoryCache();
  await putVerified(cache, '/a', bytesOf('whole'), {});
  const headers = (await cache.match('/a'))?.headers;
  await cache.put('/a', new Response('whose', headers === undefined ? {} : { headers }));
  expect(await readVerified(cache, '/a')).toBeNull();
  expect(await cache.match('/a')).toBeUndefined();
});

test('a text file has one key for all versions of the reader, other files have none', () => {
  const key = '/text/9718dfe7fbe7/18.json';
  expect(textKey(`/mf/reader/one${key}`)).toBe(key);
  expect(textKey(`/mf/reader/two${key}`)).toBe(key);
  expect(textKey('/mf/reader/one/assets/remote.js')).toBeNull();
  expect(textKey('/mf/reader/one/text/latest/18.json')).toBeNull();
});
