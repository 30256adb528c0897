import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { app } from '../src/app.ts';
import { scopedBucket } from './scoped-bucket.ts';

/** The audio worker's own origin, as its pages see it. */
const OWN = 'https://fahm.test';

const request = (path: string, init?: RequestInit) => new Request(OWN + path, init);

/**
 * An audio worker of one test's own: bindings that no other test has used, a corner of the bucket, and
 * a host whose requests and faults nobody shares. `change` replaces bindings, to break them.
 */
export function audioUnderTest(change: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const session = `${inject('audioHost')}/s/${id}`;
  const { scoped, ...bucket } = scopedBucket(env.RECITATIONS, id);
  const bindings: object = {
    AUDIO_HOST_URL: `${session}/audio`,
    RECITATIONS: scoped,
    AUDIO_MIRROR: 'off',
    ...change,
  };
  return {
    bucket,
    /** The answer, as soon as its headers are there. */
    answer: async (path: string, init?: RequestInit): Promise<Response> =>
      app.fetch(request(path, init), bindings, createExecutionContext()),
    /** The answer with its body read, after all that the request left running. */
    ask: async (path: string, init?: RequestInit) => {
      const context = createExecutionContext();
      const response = await app.fetch(request(path, init), bindings, context);
      const bytes = new Uint8Array(await response.arrayBuffer());
      await waitOnExecutionContext(context);
      return { status: response.status, headers: response.headers, bytes };
    },
    /** Faults of the requests to come, one each; the last one stays. */
    fail: async (...faults: string[]): Promise<void> => {
      const response = await fetch(`${session}/faults/`, { method: 'PUT', body: faults.join(',') });
      if (!response.ok) throw new Error(await response.text());
    },
    /** What the host was asked for: `GET 128/ar.alafasy/1.mp3 bytes=0-`. */
    requests: async () => (await fetch(`${session}/requests/`)).json<string[]>(),
    /** The file as the host has it. */
    file: async (path: string) =>
      new Uint8Array(await (await fetch(`${session}${path}`)).arrayBuffer()),
  };
}

/** The error of an answer that was read. */
export const errorIn = (bytes: Uint8Array): unknown =>
  (JSON.parse(new TextDecoder().decode(bytes)) as { error: unknown }).error;
