import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, startServer, surah, text } from '../test/server.ts';
import { createApi } from './client.ts';
import { queryDefaults } from './query-defaults.ts';

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({
    '/api/surahs': json(200, [surah]),
    '/api/surahs/2': json(200, surah),
    '/api/flashcards/casual/2/20': json(200, { cards: [], total: 0, mode: 'casual' }),
    '/api/failing': text(500),
    '/api/hanging': () => {},
  });
});

afterAll(() => server.stop());

const clients: QueryClient[] = [];

const newClient = () => {
  const api = createApi({ fetch, baseUrl: server.baseUrl });
  const client = new QueryClient({ defaultOptions: queryDefaults(api) });
  client.mount();
  clients.push(client);
  return client;
};

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  for (const client of clients.splice(0)) {
    client.clear();
    client.unmount();
  }
});

const callsTo = (url: string) => server.received.filter((call) => call.url === url).length;

describe('default query function', () => {
  test.each([
    [['/api/surahs'], '/api/surahs'],
    [['/api/surahs', '2'], '/api/surahs/2'],
    [['/api/surahs', 2], '/api/surahs/2'],
    [['/api/flashcards/casual', 2, 20], '/api/flashcards/casual/2/20'],
  ])('[7] is a GET to the path which the key %j spells', async (queryKey, url) => {
    await newClient().fetchQuery({ queryKey });
    expect(server.received.at(-1)).toMatchObject({ method: 'GET', url, body: '' });
  });

  test('[7] answers the reply as it is', async () => {
    expect(await newClient().fetchQuery({ queryKey: ['/api/surahs', '2'] })).toEqual(surah);
  });

  test('[7] a non-OK reply is an error of the query', async () => {
    const query = newClient().fetchQuery({ queryKey: ['/api/failing'] });
    await expect(query).rejects.toMatchObject({ name: 'ApiError', status: 500 });
  });

  test('[7] a cancelled query stops its request', async () => {
    const client = newClient();
    const query = client.fetchQuery({ queryKey: ['/api/hanging'] });
    const settled = expect(query).rejects.toThrow();
    await vi.waitFor(() => expect(callsTo('/api/hanging')).toBe(1));
    await client.cancelQueries({ queryKey: ['/api/hanging'] });
    await settled;
  });
});

describe('defaults', () => {
  test('[7] a result never goes stale', async () => {
    const client = newClient();
    const before = callsTo('/api/surahs');
    await client.fetchQuery({ queryKey: ['/api/surahs'] });
    vi.useFakeTimers({ now: Date.now() + 10 * 365 * 24 * 3600 * 1000, toFake: ['Date'] });
    await client.fetchQuery({ queryKey: ['/api/surahs'] });
    expect(callsTo('/api/surahs')).toBe(before + 1);
    expect(
      client
        .getQueryCache()
        .find({ queryKey: ['/api/surahs'] })
        ?.isStale(),
    ).toBe(false);
  });

  test('[7] coming back to the window fetches nothing, even what was invalidated', async () => {
    const client = newClient();
    const observer = new QueryObserver(client, { queryKey: ['/api/surahs'] });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    await client.invalidateQueries({ queryKey: ['/api/surahs'], refetchType: 'none' });
    const before = callsTo('/api/surahs');
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    expect(observer.getCurrentResult().fetchStatus).toBe('idle');
    expect(callsTo('/api/surahs')).toBe(before);
    stop();
  });

  test('[7] nothing is polled', () => {
    const observer = new QueryObserver(newClient(), { queryKey: ['/api/surahs'] });
    expect(observer.options.refetchInterval).toBe(false);
  });

  test('[7] a failing query is asked once, not retried', async () => {
    const client = newClient();
    const before = callsTo('/api/failing');
    const observer = new QueryObserver(client, { queryKey: ['/api/failing'], retryDelay: 1 });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(observer.getCurrentResult().failureCount).toBe(1);
    expect(callsTo('/api/failing')).toBe(before + 1);
    stop();
  });

  test('[7] a failing mutation is not retried', () => {
    expect(newClient().getDefaultOptions().mutations?.retry).toBe(false);
  });
});
