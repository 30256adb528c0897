import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { app } from '../src/app.ts';
import { scopedKv } from './scoped-kv.ts';

/**
 * A library of one test's own: bindings that no other test has used, and a text service whose
 * requests and faults nobody shares. `change` replaces bindings, to break them.
 */
export function libraryUnderTest(change: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const session = `${inject('textService')}/s/${id}`;
  const { scoped, ...kv } = scopedKv(env.TEXT, id);
  const bindings = { ...env, TEXT: scoped, TEXT_SERVICE_URL: `${session}/v1`, ...change };
  let isolate: object = bindings;
  return {
    kv,
    /** From now on an isolate that has just started: nothing in memory, the same copies in KV. */
    restart: (again: Record<string, unknown> = {}) => void (isolate = { ...bindings, ...again }),
    /** The answer, as soon as it is there. */
    answer: async (path: string): Promise<Response> =>
      app.request(path, {}, isolate, createExecutionContext()),
    /** The answer, after all that the request left running. */
    ask: async (path: string, init?: RequestInit): Promise<Response> => {
      const context = createExecutionContext();
      const response = await app.request(path, init, isolate, context);
      await waitOnExecutionContext(context);
      return response;
    },
    /** Faults of the requests to come, one each; the last one stays. */
    fail: async (...faults: string[]): Promise<void> => {
      const response = await fetch(`${session}/faults`, { method: 'PUT', body: faults.join(',') });
      if (!response.ok) throw new Error(await response.text());
    },
    /** The fault of every request to come whose path ends so. */
    failFor: async (end: string, fault: string): Promise<void> => {
      const url = `${session}/faults?for=${encodeURIComponent(end)}`;
      const response = await fetch(url, { method: 'PUT', body: fault });
      if (!response.ok) throw new Error(await response.text());
    },
    /** Paths that the text service was asked for. */
    requests: async () => (await fetch(`${session}/requests`)).json<string[]>(),
  };
}

export type LibraryUnderTest = ReturnType<typeof libraryUnderTest>;
