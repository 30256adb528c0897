/** How long the edge keeps a composed page, in seconds; its key changes with every release. */
const EDGE_SECONDS = 86_400;

/** A whole page as the edge keeps it: all but its first bytes, and the policy that fits it. */
export type KeptPage = { body: ReadableStream<Uint8Array> | string; policy: string };

export type CacheState = 'hit' | 'miss' | 'bypass';

/**
 * Key of a page in the edge cache: path and versions. Query strings are left out on purpose: no page
 * depends on one, and a visitor must not be able to fill the cache with copies.
 */
export function pageCacheKey(url: URL, tag: string): Request {
  return new Request(new URL(`/_page/${tag}${url.pathname}`, url.origin));
}

export async function cachedPage(key: Request): Promise<KeptPage | null> {
  const kept = await caches.default.match(key).catch(() => undefined);
  const policy = kept?.headers.get('content-security-policy');
  return kept?.body == null || policy == null ? null : { body: kept.body, policy };
}

/** Keeps a page when its stream has ended well; a stream that errors is not kept. */
export async function keepPage(key: Request, { body, policy }: KeptPage): Promise<void> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': `public, max-age=${EDGE_SECONDS}`,
  };
  await caches.default.put(key, new Response(body, { headers })).catch(() => {});
}
