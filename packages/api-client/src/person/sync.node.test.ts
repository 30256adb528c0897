import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../client.ts';
import { settingsMerge, wordsMerge } from './dated-fields.ts';
import { syncDocument } from './sync.ts';

/** Keeps one document by revision, as the API does; `before` runs ahead of each put. */
let stored: { revision: number; value: unknown } = { revision: 0, value: null };
let puts = 0;
let before = () => {};

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    if (request.method === 'GET') return void response.end(JSON.stringify(stored));
    before();
    puts += 1;
    const { revision, value } = JSON.parse(body) as typeof stored;
    if (revision !== stored.revision) {
      const error = { code: 'conflict', message: '', requestId: '' };
      return void response.writeHead(409).end(JSON.stringify({ error }));
    }
    stored = { revision: revision + 1, value };
    response.end(JSON.stringify({ revision: stored.revision }));
  });
});

const api = () =>
  createApi({ fetch, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const reset = () => {
  stored = { revision: 0, value: null };
  puts = 0;
  before = () => {};
};

const set = (name: string, value: string, at: number) => ({
  version: 1 as const,
  fields: { [name]: { value, at } },
});
type Document = ReturnType<typeof settingsMerge.parse>;

const sync = (local: Document) =>
  syncDocument(api(), 'settings', { ...settingsMerge, read: () => local });

test('[3.18] what the server has not is sent, once', async () => {
  reset();
  const local = set('theme', 'sepia', 1);
  expect(await sync(local)).toEqual(local);
  expect(await sync(local)).toEqual(local);
  expect({ stored, puts }).toEqual({ stored: { revision: 1, value: local }, puts: 1 });
});

test('[3.18] where neither has anything, nothing is sent', async () => {
  reset();
  expect((await sync(settingsMerge.parse(null))).fields).toEqual({});
  expect(puts).toBe(0);
});

test('[2.11.8] marks of words are read whatever stands there', () => {
  expect(wordsMerge.parse('no').fields).toEqual({});
  const fields = { rabb: { value: true, at: 5 }, b: 1, c: { value: 'yes', at: 1 }, d: { at: 1 } };
  expect(wordsMerge.parse({ fields }).fields).toEqual({ rabb: { value: true, at: 5 } });
});

test('[3.18] another device between reading and writing loses nothing', async () => {
  reset();
  before = () => {
    before = () => {};
    stored = { revision: 1, value: set('theme', 'olive', 5) };
  };
  const merged = await sync(set('size', '24', 1));
  expect(merged.fields).toEqual({
    theme: { value: 'olive', at: 5 },
    size: { value: '24', at: 1 },
  });
  expect(stored).toEqual({ revision: 2, value: merged });
});

test('[3.18] a document that always changes ends in a conflict, not in a loop', async () => {
  reset();
  before = () => (stored = { ...stored, revision: stored.revision + 1 });
  await expect(sync(set('size', '24', 1))).rejects.toMatchObject({ code: 'conflict' });
  expect(puts).toBe(8);
});

const document = fc
  .dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.record({ value: fc.constantFrom('x', 'y', 'z'), at: fc.integer({ min: 0, max: 3 }) }),
    { noNullPrototype: true },
  )
  .map((fields) => settingsMerge.parse({ fields }));

test('[3.18] settings merge alike in any order, however often', () => {
  const { merge } = settingsMerge;
  fc.assert(
    fc.property(document, document, document, (a, b, c) => {
      expect(merge(a, b)).toEqual(merge(b, a));
      expect(merge(a, merge(b, c))).toEqual(merge(merge(a, b), c));
      expect(merge(a, a)).toEqual(a);
    }),
  );
});

test('[3.18] devices that change and sync in any order end up alike', async () => {
  const step = fc.record({ device: fc.integer({ min: 0, max: 2 }), change: document });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      reset();
      const devices: Document[] = [0, 1, 2].map(() => settingsMerge.parse(null));
      const syncOne = async (index: number) => {
        const own = devices[index] ?? settingsMerge.parse(null);
        devices[index] = settingsMerge.merge(own, await sync(own));
      };
      for (const { device, change } of steps) {
        devices[device] = settingsMerge.merge(devices[device] ?? change, change);
        if (change.fields['a'] !== undefined) await syncOne(device);
      }
      await Promise.all([0, 1, 2].map(syncOne));
      await Promise.all([0, 1, 2].map(syncOne));
      const all = steps.reduce(
        (sum, { change }) => settingsMerge.merge(sum, change),
        settingsMerge.parse(null),
      );
      expect(devices).toEqual([all, all, all]);
    }),
    { numRuns: 40, seed: 6 },
  );
});
