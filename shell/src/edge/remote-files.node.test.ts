import { remoteVersion } from '@fahm/contracts/testing/remote-version.ts';
import { expect, test, vi } from 'vitest';
import type { Env } from './env.ts';
import { serveRemoteFile } from './remote-files.ts';

const registry = { reader: { versions: { one: remoteVersion() }, current: 'one', previous: null } };
// The registry alone is read; nothing else of the environment is asked.
const env = { REGISTRY: { get: async () => ({ json: async () => registry }) } } as unknown as Env;
const context = { waitUntil: () => {} };

vi.stubGlobal('caches', { default: { match: async () => undefined } });

test.each([
  '/mf/constructor/one/remoteEntry.js',
  '/mf/__proto__/one/remoteEntry.js',
  '/mf/toString/name/remoteEntry.js',
  '/mf/reader/constructor/remoteEntry.js',
  '/mf/reader/__proto__/remoteEntry.js',
  '/mf/reader/two/remoteEntry.js',
])('[R2] %s names nothing that was published, and is missing', async (path) => {
  const answer = await serveRemoteFile(new URL(path, 'https://fahm.test'), env, context);
  expect(answer?.status).toBe(404);
});
