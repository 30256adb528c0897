import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const defaults = {
  // A reply that may be cached says so itself; an error never does.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // An answer opened as a page runs nothing, embeds nothing and is embedded nowhere.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Puts the defaults on every answer, errors too. A handler overrides one with `c.header`. */
export const defaultHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  for (const [name, value] of Object.entries(defaults)) c.header(name, value);
  await next();
};
