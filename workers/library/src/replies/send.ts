import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Origin } from '../text/library.ts';

/** Changes when the shape of a reply changes, so that no old body passes for a new one. */
const REPLY_VERSION = 1;

const CACHE = {
  /** The text of a built-in edition changes with a deployment, which is then seen after a day. */
  embedded: 'public, max-age=86400, stale-while-revalidate=604800',
  service: 'public, max-age=3600, stale-while-revalidate=86400',
  stale: 'public, max-age=60',
} as const;

/** One origin for a reply made of several surahs: the least certain one. */
export function commonOrigin(origins: readonly Origin[]): Origin {
  const stale = origins.some((origin) => origin.kind === 'service' && origin.stale);
  return stale || origins[0] === undefined ? { kind: 'service', stale } : origins[0];
}

/** Answers JSON that may be cached, or 304 when the client has it. Stale copies say so in a header. */
export async function send(c: Context<AppEnv>, body: object, origin: Origin): Promise<Response> {
  const text = JSON.stringify(body);
  const stale = origin.kind === 'service' && origin.stale;
  const etag = origin.kind === 'embedded' ? origin.version : await digest(text);
  const tag = `"${etag}-${REPLY_VERSION}"`;
  c.header('etag', tag);
  c.header('cache-control', stale ? CACHE.stale : CACHE[origin.kind]);
  if (stale) c.header('x-text-copy', 'stale');
  if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  return c.body(text, 200, { 'content-type': 'application/json' });
}

function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  // A cache on the way may have made the tag weak, by compressing.
  const tags = new Set(header.split(',').map((entry) => entry.trim().replace(/^W\//, '')));
  return tags.has('*') || tags.has(tag);
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
