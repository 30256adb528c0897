import { version as shellVersion } from 'virtual:shell-build';
import type { Env } from '../env.ts';
import { type CurrentRemote, currentRemotes, remoteForPath } from '../registry/current-remotes.ts';
import { readRegistry } from '../registry/store.ts';
import { composePage } from './compose.ts';
import { openHtml } from './document.ts';
import {
  cachedPage,
  type CacheState,
  keepPage,
  type KeptPage,
  pageCacheKey,
} from './page-cache.ts';
import { readPrefs } from './prefs.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

type Context = Pick<ExecutionContext, 'waitUntil'>;

/**
 * Answers the page that is asked for. A path of nobody's that looks like a file is one of the shell's
 * static files. Pages hold nothing of a person, so one copy at the edge serves all; only the first bytes
 * are written for the visitor's theme.
 */
export async function servePage(request: Request, env: Env, context: Context): Promise<Response> {
  const url = new URL(request.url);
  const remotes = currentRemotes(await readRegistry(env));
  const owner = remoteForPath(remotes, url.pathname);
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  if (isFile && owner === null) return env.ASSETS.fetch(request);
  const { theme } = readPrefs(request.headers.get('cookie'));
  const tag = [shellVersion, ...remotes.map(({ version }) => version)].join('.');
  const etag = `W/"${tag}.${theme}"`;
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers: freshness(200, etag) });
  }
  const page = await pageFor(url, remotes, tag, context);
  const headers = {
    ...securityHeaders(page.policy, url.protocol === 'https:'),
    ...freshness(page.status, etag),
    'content-type': 'text/html; charset=utf-8',
    'x-edge-cache': page.cache,
  };
  return new Response(withOpening(openHtml(theme), page.body), { status: page.status, headers });
}

type ServedPage = KeptPage & { status: number; cache: CacheState };

async function pageFor(
  url: URL,
  remotes: CurrentRemote[],
  tag: string,
  context: Context,
): Promise<ServedPage> {
  const key = pageCacheKey(url, tag);
  const kept = await cachedPage(key);
  if (kept !== null) return { ...kept, status: 200, cache: 'hit' };
  const { status, body, whole, inline } = await composePage(url, remotes);
  const policy = await contentSecurityPolicy(inline);
  if (!whole) return { status, body, policy, cache: 'bypass' };
  const [toVisitor, toCache] = typeof body === 'string' ? [body, body] : body.tee();
  context.waitUntil(keepPage(key, { body: toCache, policy }));
  return { status, body: toVisitor, policy, cache: 'miss' };
}

/** Browsers ask each time, and are told 304 for as long as no release changed the page. */
function freshness(status: number, etag: string): Record<string, string> {
  if (status !== 200) return { 'cache-control': 'no-store' };
  return { 'cache-control': 'public, max-age=0, must-revalidate', etag, vary: 'cookie' };
}

function withOpening(opening: string, body: KeptPage['body']): BodyInit {
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
