/** How long the edge keeps a composed page, in seconds; its key changes with every release. */
const EDGE_SECONDS = 86_400;

export type CacheState = 'hit' | 'miss' | 'bypass';

/**
 * Key of a page in the edge cache: path and versions. Query strings are left out on purpose: no page
 * depends on one, and a visitor must not be able to fill the cache with copies.
 */
export function pageCacheKey(url: URL, tag: string): Request {
  return new Request(new URL(`/_page/${tag}${url.pathname}`, url.origin));
}

export async function cachedPage(key: Request): Promise<ReadableStream<Uint8Array> | null> {
  const kept = await caches.default.match(key).catch(() => undefined);
  return kept?.body ?? null;
}

/** Keeps a page when its stream has ended well; a stream that errors is not kept. */
export async function keepPage(
  key: Request,
  body: ReadableStream<Uint8Array> | string,
): Promise<void> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `public, max-age=${EDGE_SECONDS}`,
  };
  await caches.default.put(key, new Response(body, { headers })).catch(() => {});
}
