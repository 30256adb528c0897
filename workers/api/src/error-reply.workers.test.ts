import { statusByErrorCode, type ErrorCode } from '@fahm/contracts/error-codes.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { createContext } from '@fahm/domain/context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '@fahm/domain/person/user-id.ts';
import { saveDisplayName } from '@fahm/domain/profile/mutations.ts';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { app } from './app.ts';
import { describeError } from './error-reply.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => log.mockClear());

const logged = () => log.mock.calls.map(([line]) => String(line));

const ask = () => app.request('/api/surahs/2?secret=1', {}, { ...env, DB: env.EMPTY_DB });

describe('an unforeseen failure', () => {
  test('[8.1] answers 500 internal and says nothing about its cause', async () => {
    const response = await ask();
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    expect(errorEnvelopeSchema.parse(JSON.parse(text)).error.code).toBe('internal');
    expect(text).not.toMatch(/select|surah|table|D1|\.ts|\.js/);
  });

  test('[8.1] is logged as one line of JSON that carries the request id and the cause', async () => {
    const response = await ask();
    expect(logged()).toHaveLength(1);
    expect(logged()[0]).not.toContain('\n');
    const entry: unknown = JSON.parse(logged()[0] ?? '');
    expect(entry).toMatchObject({
      level: 'error',
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      path: '/api/surahs/2',
      error: { cause: { message: expect.stringContaining('no such table: surah') } },
    });
  });

  test('[8.1] is logged without query strings and without the values bound to its statement', async () => {
    await ask();
    expect(logged()[0]).not.toMatch(/secret|params/);
  });
});

describe('missing bindings', () => {
  test.each([
    ['absent', undefined],
    ['of another kind', 'a string'],
    ['null', null],
  ])('[8.1] a database that is %s answers 503 unavailable, and the log names it', async (_, DB) => {
    const response = await app.request('/api/health', {}, { DB });
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(errorEnvelopeSchema.parse(JSON.parse(text)).error.code).toBe('unavailable');
    expect(text).not.toContain('DB');
    expect(logged()).toHaveLength(1);
    expect(logged()[0]).toContain('binding DB: is not a D1 database (see wrangler.toml)');
  });
});

describe('describeError', () => {
  test.each(Object.keys(statusByErrorCode) as ErrorCode[])(
    '[8.1] a ServiceError keeps its code and its message (%s)',
    (code) => {
      expect(describeError(new ServiceError(code, 'Surah 115 does not exist.'))).toEqual({
        code,
        message: 'Surah 115 does not exist.',
        headers: {},
      });
    },
  );

  test('[8.1] a zod error is unprocessable and names the fields, never the values', () => {
    const { error } = z
      .object({ title: z.string(), tags: z.array(z.string()) })
      .safeParse({ title: 5_551_234, tags: ['a', 5_551_234] });
    expect(describeError(error)).toEqual({
      code: 'unprocessable',
      message: 'Not as expected: title, tags.1.',
    });
  });

  test('[8.1] a zod error about the whole request says so', () => {
    const { error } = z.object({}).safeParse('text');
    expect(describeError(error).message).toBe('Not as expected: The request.');
  });

  test.each([new TypeError('x is not a function'), 'thrown text', null, undefined])(
    '[8.1] anything else is internal, without its text (%s)',
    (thrown) => {
      expect(describeError(thrown)).toEqual({ code: 'internal', message: 'Something went wrong.' });
    },
  );
});

test('[8.1] a write for somebody whose account is gone is unauthorized, not a failure of ours', async () => {
  const write = saveDisplayName(createContext(env.DB), 'gone' as UserId, { displayName: 'M' });
  const error: unknown = await write.catch((cause: unknown) => cause);
  expect(describeError(error)).toEqual({ code: 'unauthorized', message: 'Unauthorized' });
});

test('[8.1] a refused request is not logged: it is no failure of ours', async () => {
  await app.request('/api/surahs/115', {}, env);
  await app.request('/api/nothing', {}, env);
  expect(logged()).toHaveLength(0);
});
