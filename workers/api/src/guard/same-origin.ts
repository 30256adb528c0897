import { logWarning } from '@fahm/worker-kit/log.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { readAuthConfig } from '../auth/auth-config.ts';
import { allowedMethods } from '@fahm/worker-kit/worker-app.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json(?:\s*;|$)/i;

/** Whether another site's page sends this request. Older browsers do not say: then it is not held against them. */
export const isCrossSite = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

function refuseForgery(c: Context<AppEnv>): void {
  const { publicOrigin } = readAuthConfig(c.env);
  const site = c.req.header('sec-fetch-site');
  // A page always sends its origin with a write; who sends none is no page of ours.
  if (c.req.header('origin') !== publicOrigin || (site !== undefined && site !== 'same-origin')) {
    const { method, path } = c.req;
    logWarning('a write that no page of ours sent', { requestId: c.var.requestId, method, path });
    throw new ServiceError('forbidden', 'Not from a page of this site.');
  }
  const type = c.req.header('content-type');
  const bare = c.req.method === 'DELETE' && c.req.raw.body === null && type === undefined;
  if (!bare && !JSON_TYPE.test(type ?? '')) {
    throw new ServiceError('unsupported_media_type', 'Only application/json is read here.');
  }
}

/**
 * Guards every route that changes something, those of tomorrow included: exact origin, `Sec-Fetch-Site` where
 * it is sent, JSON alone. What no route answers is left to the fallback.
 */
export const sameOrigin =
  (app: Hono<AppEnv>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { method, path } = c.req;
    if (!SAFE.has(method) && allowedMethods(app, path).includes(method)) refuseForgery(c);
    await next();
  };
