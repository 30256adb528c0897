import type { FragmentText } from '@fahm/mfe-kit/fragment.ts';

/** How long the edge keeps a composed page, in seconds; its key changes with every release. */
export const EDGE_SECONDS = 86_400;

/** A whole page as the edge keeps it: all but its first bytes, and what has to be known to write them. */
export type CachedPage = {
  body: ReadableStream<Uint8Array> | string;
  /** The content security policy that fits it. */
  policy: string;
  about: PageFacts;
};

export type PageFacts = {
  /** Whether it sets Qur'anic Arabic. */
  arabic: boolean;
  /** The translation that the fragment came with, if it may be replaced. */
  text: FragmentText | null;
  /** Version of the translation that was put in its place; null when none was. */
  textVersion: string | null;
};

export type CacheState = 'hit' | 'miss' | 'bypass';

/**
 * Key of a page in the edge cache: path, versions and, where it is not the page's own, the translation.
 * Query strings are left out on purpose: a visitor must not be able to fill the cache with copies. A page
 * depends on none but the one that names a part of it, and such a part has a path of its own.
 */
export function pageCacheKey(url: URL, tag: string, edition: string | null): Request {
  const folder = edition === null ? tag : `${tag}~${edition}`;
  // With a trailing slash it is the same page.
  return new Request(new URL(`/_page/${folder}${url.pathname.replace(/\/$/, '')}`, url.origin));
}

export async function cachedPage(key: Request): Promise<CachedPage | null> {
  const cached = await caches.default.match(key).catch(() => undefined);
  const policy = cached?.headers.get('content-security-policy');
  const about = cached?.headers.get('x-page');
  if (cached?.body == null || policy == null || about == null) return null;
  return { body: cached.body, policy, about: JSON.parse(about) as PageFacts };
}

/** Keeps a page when its stream has ended well; a stream that errors is not kept. */
export async function cachePage(key: Request, page: CachedPage, seconds: number): Promise<void> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'x-page': JSON.stringify(page.about),
    'cache-control': `public, max-age=${seconds}`,
  };
  await caches.default.put(key, new Response(page.body, { headers })).catch(() => {});
}
