import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { statusByErrorCode } from '@fahm/contracts/error-codes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, startServer, text } from '../test/server.ts';
import { createApi } from './client.ts';
import { ApiError, isApiError, isUnauthorized } from './errors.ts';

const envelope = (code: string, message: string) => ({
  error: { code, message, requestId: 'r-1' },
});
const codes = Object.entries(statusByErrorCode);

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({
    '/401': json(401, envelope('unauthorized', 'Unauthorized')),
    '/401-empty': text(401),
    '/401-text': text(401, 'Unauthorized'),
    '/500-html': text(500, '<h1>Oops</h1>', { 'x-request-id': 'r-500' }),
    '/503-empty': text(503),
    '/418-newer': json(418, envelope('teapot', 'A code of a newer server')),
    '/502': text(502, 'Bad gateway'),
    '/507': text(507),
    '/400-null': text(400, 'null'),
    '/400-other': json(400, { error: 'text', requestId: 7 }),
    ...Object.fromEntries(
      codes.map(([code, status]) => [`/code/${code}`, json(status, envelope(code, 'A message'))]),
    ),
    ...Object.fromEntries(codes.map(([code, status]) => [`/status/${code}`, text(status)])),
  });
});

afterAll(() => server.stop());

const failure = async (path: string): Promise<ApiError> => {
  const api = createApi({ fetch, baseUrl: server.baseUrl });
  const reply = { parse: (value: unknown) => value };
  const error: unknown = await api
    .request({ method: 'GET', path, reply })
    .catch((cause: unknown) => cause);
  if (!isApiError(error)) throw new Error(`${path} did not fail with an ApiError`);
  return error;
};

describe('message', () => {
  test.each([
    ['/401-text', '401: Unauthorized'],
    ['/500-html', '500: <h1>Oops</h1>'],
    ['/401-empty', '401: Unauthorized'],
    ['/503-empty', '503: Service Unavailable'],
  ])(
    '[8.1] is the status, a colon, a space and the body or status text (%s)',
    async (path, said) => {
      expect((await failure(path)).message).toBe(said);
    },
  );

  test('[8.1] of an envelope is its whole text, which can be read back', async () => {
    const { message } = await failure('/401');
    const body: unknown = JSON.parse(message.replace('401: ', ''));
    expect(errorEnvelopeSchema.parse(body).error.message).toBe('Unauthorized');
  });
});

describe('code', () => {
  test.each(codes)('[8.1] %s is read from the envelope', async (code, status) => {
    expect(await failure(`/code/${code}`)).toMatchObject({ code, status, requestId: 'r-1' });
  });

  test.each(codes)('[8.1] the status of %s alone names its general code', async (code, status) => {
    const general = codes.find(([, other]) => other === status)?.[0];
    expect(await failure(`/status/${code}`)).toMatchObject({
      code: general,
      status,
      requestId: null,
    });
  });

  test.each([
    ['/418-newer', 'bad_request'],
    ['/502', 'unavailable'],
    ['/507', 'internal'],
    ['/400-null', 'bad_request'],
    ['/400-other', 'bad_request'],
  ])('[8.1] of an answer that is not ours is guessed from its status (%s)', async (path, code) => {
    expect((await failure(path)).code).toBe(code);
  });

  test('[8.1] the request id comes from the header when the body has none', async () => {
    expect((await failure('/500-html')).requestId).toBe('r-500');
  });
});

describe('isUnauthorized', () => {
  test.each(['/401', '/401-empty', '/401-text'])('[8.1] holds for a 401 (%s)', async (path) => {
    const error = await failure(path);
    expect(isUnauthorized(error)).toBe(true);
    expect(error.message).toMatch(/^401.*Unauthorized/);
  });

  test.each(['/code/forbidden', '/500-html', '/503-empty'])(
    '[8.1] does not hold for another status (%s)',
    async (path) => expect(isUnauthorized(await failure(path))).toBe(false),
  );

  test.each([new Error('401: Unauthorized'), '401: Unauthorized', null, { status: 401 }])(
    '[8.1] is not deceived by a message (%s)',
    (error) => expect(isUnauthorized(error)).toBe(false),
  );

  test('[8.1] knows an error made by another copy of this module', async () => {
    const other = './errors.ts?copy';
    const copy = (await import(other)) as typeof import('./errors.ts');
    const error = new copy.ApiError('401: ', {
      code: 'unauthorized',
      status: 401,
      requestId: null,
    });
    expect(error).not.toBeInstanceOf(ApiError);
    expect(isUnauthorized(error)).toBe(true);
  });
});
