import { env, exports } from 'cloudflare:workers';
import { classify } from '@fahm/domain/coach/classify/classify.ts';
import { expect, test } from 'vitest';
import type { AssetsBinding } from '../assets.ts';
import { careReader } from './care-source.ts';

/** The core does not have these words; the file does. */
const ONLY_IN_FILE = 'Does Allah hate me';
const IN_CORE = 'I want to kill myself';

const kindBy = async (assets: AssetsBinding | null, message: string, faults: unknown[] = []) =>
  classify(message, await careReader(assets, (fault) => faults.push(fault))).kind;

const answering = (answer: () => Response | Promise<Response>): AssetsBinding => ({
  fetch: async () => answer(),
});

test('[R10] the words of care are read from the worker’s own file, and once', async () => {
  let reads = 0;
  const assets: AssetsBinding = {
    fetch: (url, init) => {
      reads += 1;
      return env.ASSETS.fetch(url, init);
    },
  };
  const faults: unknown[] = [];
  expect(await kindBy(assets, ONLY_IN_FILE, faults)).toBe('doubt');
  expect(await kindBy(assets, IN_CORE, faults)).toBe('distress');
  expect([reads, faults]).toEqual([1, []]);
});

test('[R10] messages that arrive while the words are read share one reader', async () => {
  const assets: AssetsBinding = { fetch: (url, init) => env.ASSETS.fetch(url, init) };
  const readers = await Promise.all([1, 2, 3].map(() => careReader(assets, () => {})));
  expect(new Set(readers).size).toBe(1);
});

test('[R10] without the file, with another one or with none in time, the most certain words answer', async () => {
  const broken: Record<string, AssetsBinding | null> = {
    'no binding': null,
    missing: answering(() => new Response('nothing here', { status: 404 })),
    'another file': answering(() => Response.json({ words: {} })),
    'cut off': answering(async () => {
      const whole = await env.ASSETS.fetch('https://assets.local/care.json');
      return new Response((await whole.text()).slice(0, 1000));
    }),
    failing: answering(() => Promise.reject(new Error('away'))),
    hanging: {
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('too late')));
        }),
    },
  };
  for (const [name, assets] of Object.entries(broken)) {
    const faults: unknown[] = [];
    expect(await kindBy(assets, IN_CORE, faults), name).toBe('distress');
    expect(faults, name).toHaveLength(1);
  }
});

test('[R10] a file that was away is read by the next message', async () => {
  let isAway = true;
  const assets = answering(() =>
    isAway
      ? new Response(null, { status: 500 })
      : env.ASSETS.fetch('https://assets.local/care.json'),
  );
  expect(await kindBy(assets, ONLY_IN_FILE)).not.toBe('doubt');
  isAway = false;
  expect(await kindBy(assets, ONLY_IN_FILE)).toBe('doubt');
});

test('[R10] nobody reads the file by its path', async () => {
  expect((await exports.default.fetch('https://fahm.test/care.json')).status).toBe(404);
});
