import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, startServer, surah } from '../../test/server.ts';
import { createApi, type Api } from '../client.ts';
import { queryDefaults } from '../query-defaults.ts';
import { getSurah, getSurahs, surahQuery, surahsQuery } from './surahs.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let api: Api;

beforeAll(async () => {
  server = await startServer({
    '/api/surahs': json(200, [surah]),
    '/api/surahs/2': json(200, surah),
    '/api/surahs/3': json(200, { ...surah, revelation: 'Elsewhere' }),
  });
  api = createApi({ fetch, baseUrl: server.baseUrl });
});

afterAll(() => server.stop());

/** What the default query function answers for a key, and the path it asked. */
const spelt = async (queryKey: readonly string[]) => {
  const client = new QueryClient({ defaultOptions: queryDefaults(api) });
  const reply = await client.fetchQuery({ queryKey });
  client.clear();
  return { reply, path: server.received.at(-1)?.url };
};

describe('surahs', () => {
  test('[7.2] the list is asked for at its path and parsed', async () => {
    expect(await getSurahs(api)).toEqual([surah]);
    expect(server.received.at(-1)).toMatchObject({ method: 'GET', url: '/api/surahs', body: '' });
  });

  test('[7.3] one surah is asked for by its number and parsed', async () => {
    expect(await getSurah(api, 2)).toEqual(surah);
    expect(server.received.at(-1)).toMatchObject({ method: 'GET', url: '/api/surahs/2', body: '' });
  });

  test('[7.3] a surah of another shape is an error, not a surah', async () => {
    await expect(getSurah(api, 3)).rejects.toMatchObject({ code: 'internal', status: 200 });
  });
});

describe('queries', () => {
  test('[7.2] the key of the list spells the path that its query asks', async () => {
    const client = new QueryClient();
    const own = await client.fetchQuery(surahsQuery(api));
    const path = server.received.at(-1)?.url;
    expect(await spelt(surahsQuery(api).queryKey)).toEqual({ reply: own, path });
    client.clear();
  });

  test('[7.3] the key of one surah spells the path that its query asks', async () => {
    const client = new QueryClient();
    const own = await client.fetchQuery(surahQuery(api, 2));
    const path = server.received.at(-1)?.url;
    expect(await spelt(surahQuery(api, 2).queryKey)).toEqual({ reply: own, path });
    client.clear();
  });

  test('[7.2] [7.3] the key of the list begins the key of each surah, to refresh both at once', () => {
    expect(surahQuery(api, 2).queryKey.slice(0, 1)).toEqual(surahsQuery(api).queryKey);
  });
});
