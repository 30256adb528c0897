import type { Health } from '@fahm/contracts/health.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** GET /api/health: the worker runs and its bindings are there. It does not touch the database. */
export const healthRoutes = new Hono<AppEnv>().get('/', (c) => c.json<Health>({ status: 'ok' }));
