import { version as shellVersion } from 'virtual:shell-build';
import type { Env } from '../env.ts';
import { type CurrentRemote, currentRemotes, remoteForPath } from '../registry/current-remotes.ts';
import { readRegistry } from '../registry/store.ts';
import { type ComposedPage, composePage, importMapOf } from './compose.ts';
import { openHtml } from './document.ts';
import { cachedPage, type CacheState, keepPage, pageCacheKey } from './page-cache.ts';
import { readPrefs } from './prefs.ts';
import { securityHeaders } from './security-headers.ts';

type Context = Pick<ExecutionContext, 'waitUntil'>;

/**
 * Answers the page that is asked for. A path of nobody's that looks like a file is one of the shell's
 * static files. Pages hold nothing of a person, so one copy at the edge serves all; only the first bytes
 * are written for the visitor's theme.
 */
export async function servePage(request: Request, env: Env, context: Context): Promise<Response> {
  const url = new URL(request.url);
  const remotes = currentRemotes(await readRegistry(env));
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  if (isFile && remoteForPath(remotes, url.pathname) === null) return env.ASSETS.fetch(request);
  const { theme } = readPrefs(request.headers.get('cookie'));
  const tag = [shellVersion, ...remotes.map(({ version }) => version)].join('.');
  const etag = `W/"${tag}.${theme}"`;
  const security = await securityHeaders(importMapOf(remotes), url.protocol === 'https:');
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers: { ...security, ...freshness(200, etag) } });
  }
  const page = await pageFor(url, remotes, tag, context);
  const headers = { ...security, ...freshness(page.status, etag), 'x-edge-cache': page.cache };
  return new Response(withOpening(openHtml(theme), page.body), {
    status: page.status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

async function pageFor(
  url: URL,
  remotes: CurrentRemote[],
  tag: string,
  context: Context,
): Promise<ComposedPage & { cache: CacheState }> {
  const key = pageCacheKey(url, tag);
  const kept = await cachedPage(key);
  if (kept !== null) return { status: 200, body: kept, cache: 'hit' };
  const page = await composePage(url, remotes);
  if (page.status !== 200) return { ...page, cache: 'bypass' };
  if (typeof page.body === 'string') {
    context.waitUntil(keepPage(key, page.body));
    return { ...page, cache: 'miss' };
  }
  const [toVisitor, toCache] = page.body.tee();
  context.waitUntil(keepPage(key, toCache));
  return { status: 200, body: toVisitor, cache: 'miss' };
}

/** Browsers ask each time, and are told 304 for as long as no release changed the page. */
function freshness(status: number, etag: string): Record<string, string> {
  if (status !== 200) return { 'cache-control': 'no-store' };
  return { 'cache-control': 'public, max-age=0, must-revalidate', etag, vary: 'cookie' };
}

function withOpening(opening: string, body: ComposedPage['body']): BodyInit {
  if (typeof body === 'string') return opening + body;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pump = async () => {
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode(opening));
    writer.releaseLock();
    await body.pipeTo(writable);
  };
  // A visitor who goes away is no fault; a page that breaks off has errored its stream already.
  pump().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
}
