import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everyRoute, routesByWorker, type WorkerName } from './every-route.ts';
import { RATE_LIMIT_PERIOD, rateLimits } from './rate-limits.ts';
import { statusOf } from './route.ts';

const root = new URL('../../../../', import.meta.url);
const CONFIGURATIONS: Record<WorkerName, string> = {
  api: 'wrangler.toml',
  library: 'workers/library/wrangler.toml',
  audio: 'workers/audio/wrangler.toml',
  webhooks: 'workers/webhooks/wrangler.toml',
};

describe.each(everyRoute)('$operationId', (route) => {
  test('[8.1] has parameters for every name in its path, and for no other', () => {
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(Object.keys(route.params?.shape ?? {}))).toEqual(new Set(named));
  });

  test('[R8] reads a body only where it may change something, and then of a bounded size', () => {
    if (route.method === 'GET' || route.method === 'DELETE') expect(route.body).toBeUndefined();
    if (route.body === undefined) expect(route.maxBodyBytes).toBeUndefined();
  });

  test('[R8] is limited where it changes something, unless it is believed by its signature alone', () => {
    if (route.method !== 'GET') expect(route.limit === undefined).toBe(route.access === 'stripe');
  });

  test('[8.1] answers JSON, something else, nothing, or leads elsewhere', () => {
    const status = statusOf(route);
    expect(route.reply === undefined && route.media === undefined).toBe(
      status === 204 || status === 303,
    );
    expect(route.reply !== undefined && route.media !== undefined).toBe(false);
  });
});

test('[7] a path without parameters stands before one that would be read for it', () => {
  for (const [at, { method, path }] of everyRoute.entries()) {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const hidden = everyRoute
      .slice(at + 1)
      .filter((later) => later.method === method && pattern.test(later.path));
    expect(hidden, path).toEqual([]);
  }
});

test('[7] no two routes answer the same, and none was lost where the lists come together', () => {
  const addresses = everyRoute.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  const described = readdirSync(new URL('.', import.meta.url))
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .flatMap((name) => {
      const source = readFileSync(new URL(name, import.meta.url), 'utf8');
      return source.match(/^ {4}path: '/gm) ?? [];
    });
  expect(described).toHaveLength(everyRoute.length);
  const ids = everyRoute.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

const workers = Object.keys(routesByWorker) as WorkerName[];

test.each(workers)('[R8] rate limits are those of the deployment (%s)', (worker) => {
  const source = readFileSync(new URL(CONFIGURATIONS[worker], root), 'utf8');
  const limits = [
    ...source.matchAll(/name = "(\w+_LIMIT)"\n.*\nsimple = \{ limit = (\d+), period = (\d+) \}/g),
  ].map(([, name, limit, period]) => {
    expect(Number(period)).toBe(RATE_LIMIT_PERIOD);
    return [name, Number(limit)];
  });
  const asked = everyRoute.flatMap((route) =>
    route.worker === worker && route.limit !== undefined
      ? [[route.limit, rateLimits[route.limit]]]
      : [],
  );
  expect(Object.fromEntries(limits)).toEqual(Object.fromEntries(asked));
});
