import { openApiDocumentSchema } from '@fahm/contracts/openapi.ts';
import { everyRoute } from '@fahm/contracts/routes/every-route.ts';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { request } from '../../test/request.ts';
import { app } from '../app.ts';

test('[7] [8.1] /api/openapi.json tells everybody of every route of every worker', async () => {
  const response = await request('/api/openapi.json');
  expect(response.headers.get('content-type')).toBe('application/json');
  const { paths } = openApiDocumentSchema.parse(await response.json());
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const described = everyRoute.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(told)).toEqual(new Set(described));
});

test('[8.1] where the file was not deployed it is unavailable, and the log says why', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ASSETS = { fetch: async () => new Response('nothing here', { status: 404 }) };
  const response = await app.request('/api/openapi.json', {}, { ...env, ASSETS });
  expect(response.status).toBe(503);
  expect(String(logged.mock.lastCall)).toContain('openapi.json: status 404');
  logged.mockRestore();
});
