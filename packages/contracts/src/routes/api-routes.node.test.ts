import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apiRoutes, routeList } from './api-routes.ts';
import { RATE_LIMIT_PERIOD, rateLimits } from './rate-limits.ts';
import { statusOf } from './route.ts';

const configuration = new URL('../../../../wrangler.toml', import.meta.url);

describe.each(routeList)('$operationId', (route) => {
  test('[8.1] has parameters for every name in its path, and for no other', () => {
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(Object.keys(route.params?.shape ?? {}))).toEqual(new Set(named));
  });

  test('[R8] reads a body only where it may change something, and then of a bounded size', () => {
    if (route.method === 'GET' || route.method === 'DELETE') expect(route.body).toBeUndefined();
    if (route.body === undefined) expect(route.maxBodyBytes).toBeUndefined();
  });

  test('[R8] is limited where it changes something', () => {
    if (route.method !== 'GET') expect(route.limit).toBeDefined();
  });

  test('[8.1] answers JSON, nothing, or leads elsewhere', () => {
    const status = statusOf(route);
    expect(route.reply === undefined).toBe(status === 204 || status === 303);
  });
});

test('[7] a path without parameters stands before one that would be read for it', () => {
  for (const [at, { method, path }] of routeList.entries()) {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const hidden = routeList
      .slice(at + 1)
      .filter((later) => later.method === method && pattern.test(later.path));
    expect(hidden, path).toEqual([]);
  }
});

test('[7] no two routes answer the same, and none was lost where the lists come together', () => {
  const addresses = routeList.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  const sources = ['site', 'person', 'billing', 'lessons', 'study', 'concepts', 'folders', 'coach'];
  const described = sources.flatMap((name) => {
    const source = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8');
    return source.match(/^ {4}path: '/gm) ?? [];
  });
  expect(described).toHaveLength(Object.keys(apiRoutes).length);
});

test('[R8] rate limits are those of the deployment', () => {
  const source = readFileSync(configuration, 'utf8');
  const limits = [
    ...source.matchAll(/name = "(\w+_LIMIT)"\n.*\nsimple = \{ limit = (\d+), period = (\d+) \}/g),
  ].map(([, name, limit, period]) => {
    expect(Number(period)).toBe(RATE_LIMIT_PERIOD);
    return [name, Number(limit)];
  });
  expect(Object.fromEntries(limits)).toEqual(rateLimits);
});
