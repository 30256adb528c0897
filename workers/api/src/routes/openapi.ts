import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { readAsset } from '../assets.ts';

/** GET /api/openapi.json: what `packages/contracts/src/routes/` says of every route, as the build wrote it down. */
export const openapiRoutes = new Hono<AppEnv>().get('/', async (c) => {
  const document = await readAsset(c.env, 'openapi.json');
  return c.body(await document.text(), 200, { 'content-type': 'application/json' });
});
