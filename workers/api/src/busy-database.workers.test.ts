import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { realBindings } from '../test/bindings.ts';
import { createBrowser } from '../test/browser.ts';
import { onboarded } from '../test/person.ts';
import { app } from './app.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => vi.useRealTimers());

/** The database of the tests, whose answers are what `answer` makes of them. */
function databaseThat(answer: () => Promise<never>): D1Database {
  const statement = (inner: D1PreparedStatement): D1PreparedStatement =>
    ({
      bind: (...values: unknown[]) => statement(inner.bind(...values)),
      first: answer,
      run: answer,
      all: answer,
      raw: answer,
    }) as D1PreparedStatement;
  return {
    prepare: (sql: string) => statement(env.DB.prepare(sql)),
    batch: answer,
  } as unknown as D1Database;
}

const never = () => new Promise<never>(() => {});
const locked = (text: string) => () => Promise.reject(new Error(text));

const readsWith = async (DB: D1Database) => app.request('/api/surahs/2', {}, { ...env, DB });

async function expectBusy(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const { code, message } = errorEnvelopeSchema.parse(await response.json()).error;
  expect(code).toBe('unavailable');
  expect(message).not.toMatch(/D1|SQL|lock/);
}

describe('a database that', () => {
  test.each([
    'D1_ERROR: database is locked: SQLITE_BUSY',
    'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
    'D1_ERROR: Network connection lost.',
    'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
    'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
    // What workerd says of a database whose file another process has locked.
    'D1_ERROR: Failed to get session commit token: internal error; reference = m28rl7h1',
  ])('[8.1] says %j makes an answer of 503 that says when to come again', async (text) => {
    await expectBusy(await readsWith(databaseThat(locked(text))));
  });

  test('[R9] does not answer is waited for four seconds, and the page is told to come again', async () => {
    vi.useFakeTimers();
    const asked = readsWith(databaseThat(never));
    let answered = false;
    void asked.then(() => (answered = true));
    await vi.advanceTimersByTimeAsync(3900);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await expectBusy(await asked);
  });

  test('[R9] hangs is waited for by who is signed in and writes, too', async () => {
    const { jar } = await onboarded();
    const browser = createBrowser({ ...realBindings(), DB: databaseThat(never) }, jar);
    vi.useFakeTimers();
    const asked = browser.write('POST', '/api/profile', { displayName: 'M' });
    await vi.advanceTimersByTimeAsync(4100);
    await expectBusy(await asked);
  });

  test('[8.1] fails otherwise is still a failure of ours', async () => {
    const response = await readsWith(databaseThat(locked('D1_ERROR: no such column: x')));
    expect(response.status).toBe(500);
    expect(response.headers.get('retry-after')).toBeNull();
  });
});
