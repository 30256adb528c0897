import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, startServer, surah, text } from '../test/server.ts';
import { createApi, type ApiRequest } from './client.ts';
import { getSurah } from './study/surahs.ts';

const notFound = {
  error: { code: 'not_found', message: 'Surah 115 does not exist.', requestId: 'r-115' },
};

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({
    '/api/surahs/2': json(200, surah),
    '/api/surahs/115': json(404, notFound, { 'x-request-id': 'r-115' }),
    '/api/surahs/3': json(200, { ...surah, versesCount: 'many' }, { 'x-request-id': 'r-3' }),
    '/api/surahs/4': text(200, '<!doctype html><title>Sign in</title>'),
    '/api/surahs/5': () => {},
    '/api/surahs/6': (response) => void response.writeHead(200).write('{"id":'),
    '/api/surahs/7': (response) => response.destroy(),
    '/api/profile': text(204),
  });
});

afterAll(() => server.stop());

const api = (deadline?: number) =>
  createApi({ fetch, baseUrl: server.baseUrl, ...(deadline === undefined ? {} : { deadline }) });

const anything = { parse: (reply: unknown) => reply };

const ask = (request: Partial<ApiRequest<unknown>>) =>
  api().request({ method: 'GET', path: '/api/surahs/2', reply: anything, ...request });

describe('a call', () => {
  test('[7] answers the reply in the promised shape', async () => {
    expect(await getSurah(api(), 2)).toEqual(surah);
  });

  test('[7] asks for credentials to be sent, always', async () => {
    const modes: (RequestCredentials | undefined)[] = [];
    const watched: typeof fetch = (input, init) => {
      modes.push(init?.credentials);
      return fetch(input, init);
    };
    const client = createApi({ fetch: watched, baseUrl: server.baseUrl });
    await getSurah(client, 2);
    await client.request({ method: 'PUT', path: '/api/profile', body: {}, reply: anything });
    expect(modes).toEqual(['include', 'include']);
  });

  test('[7] sends a body as JSON', async () => {
    const body = { displayName: 'Maryam' };
    await ask({ method: 'POST', path: '/api/profile', body });
    const last = server.received.at(-1);
    expect(last).toMatchObject({ method: 'POST', url: '/api/profile', body: JSON.stringify(body) });
    expect(last?.headers['content-type']).toBe('application/json');
  });

  test('[7] without a body sends none and claims none', async () => {
    await ask({});
    const last = server.received.at(-1);
    expect(last?.body).toBe('');
    expect(last?.headers['content-type']).toBeUndefined();
    expect(last?.headers.accept).toBe('application/json');
  });

  test('[7] an empty reply is parsed as null', async () => {
    expect(await ask({ method: 'PUT', path: '/api/profile' })).toBeNull();
  });
});

describe('a failing call', () => {
  test('[8.1] a non-OK reply throws an error with the code and request id of its envelope', async () => {
    await expect(getSurah(api(), 115)).rejects.toMatchObject({
      name: 'ApiError',
      code: 'not_found',
      status: 404,
      message: `404: ${JSON.stringify(notFound)}`,
      requestId: 'r-115',
    });
  });

  test('[8.1] a reply of another shape is an error, and says which request it was', async () => {
    await expect(getSurah(api(), 3)).rejects.toMatchObject({
      name: 'ApiError',
      code: 'internal',
      status: 200,
      requestId: 'r-3',
    });
  });

  test('[8.1] a page of HTML instead of JSON is an error, not a result', async () => {
    await expect(getSurah(api(), 4)).rejects.toMatchObject({ code: 'internal', status: 200 });
  });

  test('[8.1] a server that never answers costs one deadline', async () => {
    await expect(getSurah(api(50), 5)).rejects.toMatchObject({
      name: 'ApiError',
      code: 'unavailable',
      status: 0,
      message: '0: no answer within 50 ms',
      requestId: null,
    });
  });

  test('[8.1] the deadline covers the body too', async () => {
    await expect(getSurah(api(50), 6)).rejects.toMatchObject({ code: 'unavailable', status: 0 });
  });

  test('[8.1] a connection that breaks is unavailable', async () => {
    await expect(getSurah(api(), 7)).rejects.toMatchObject({
      code: 'unavailable',
      status: 0,
      message: '0: the server could not be reached',
    });
  });

  test('[8.1] a server that is not there is unavailable', async () => {
    const gone = await startServer({});
    await gone.stop();
    const client = createApi({ fetch, baseUrl: gone.baseUrl });
    await expect(getSurah(client, 2)).rejects.toMatchObject({ code: 'unavailable', status: 0 });
  });

  test('[8.1] a caller who gives up gets the own reason back, not a failure of the server', async () => {
    const controller = new AbortController();
    const call = getSurah(api(), 5, controller.signal);
    const reason = new Error('the page was left');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });
});

const never = () => new Promise<typeof anything>(() => {});

describe('a parser that is loaded late', () => {
  test('is loaded while the server answers, and parses the reply', async () => {
    const order: string[] = [];
    const client = createApi({
      baseUrl: server.baseUrl,
      fetch: async (...call) => {
        const response = await fetch(...call);
        order.push('answered');
        return response;
      },
    });
    const reply = () => {
      order.push('loading');
      return Promise.resolve({ parse: (body: unknown) => ({ body }) });
    };
    const path = '/api/surahs/2';
    const parsed = await client.request({ method: 'GET', path, reply });
    expect(parsed).toEqual({ body: await ask({}) });
    expect(order).toEqual(['loading', 'answered']);
  });

  test('that cannot be had is unavailable, and the next call asks for it anew', async () => {
    const reply = vi.fn(() => Promise.resolve(anything));
    reply.mockRejectedValueOnce(new Error('the file cannot be had'));
    const call = () => api().request({ method: 'GET', path: '/api/surahs/2', reply });
    await expect(call()).rejects.toMatchObject({ code: 'unavailable', status: 0 });
    expect(await call()).toEqual(await ask({}));
  });

  test('is not waited for by a refusal', async () => {
    await expect(
      api().request({ method: 'GET', path: '/api/surahs/115', reply: never }),
    ).rejects.toMatchObject({ code: 'not_found', status: 404 });
  });

  test('[8.1] that never comes costs one deadline, or as long as the caller waits', async () => {
    const call = { method: 'GET', path: '/api/surahs/2', reply: never } as const;
    await expect(api(200).request(call)).rejects.toMatchObject({ code: 'unavailable', status: 0 });
    const controller = new AbortController();
    const left = api().request({ ...call, signal: controller.signal });
    const reason = new Error('the page was left');
    controller.abort(reason);
    await expect(left).rejects.toBe(reason);
  });
});
