import { STRICT_TRANSPORT } from '@fahm/contracts/secure-transport.ts';
import type { Context, Next } from 'hono';

// Not `hono/secure-headers`: it writes over what a handler has said, and one answer, the page for who is slowed, has a
// policy of its own.
const headers = {
  'x-content-type-options': 'nosniff',
  // An answer opened as a page runs nothing, embeds nothing and is embedded nowhere.
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Puts the headers on every answer, errors too. A handler overrides one with `c.header`. */
export const securityHeaders =
  (cacheControl: string) =>
  async (c: Context, next: Next): Promise<void> => {
    // A route that may be cached says so itself.
    c.header('cache-control', cacheControl);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    // Over plain HTTP, as on a developer's machine, it would mean nothing.
    if (new URL(c.req.url).protocol === 'https:') {
      c.header('strict-transport-security', STRICT_TRANSPORT);
    }
    await next();
  };
