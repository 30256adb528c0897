import type { Env } from './env.ts';
import { readRegistry, versionOf } from './registry/store.ts';

/** How long a file of a remote may take to begin, in milliseconds. */
const FILE_DEADLINE_MS = 5000;
const COPIED_HEADERS = ['content-type', 'etag', 'last-modified'];
/** What a file of a kind must be served as; anything else is an error page in its place. */
const TYPES: Record<string, string> = { js: 'javascript', css: 'text/css', html: 'text/html' };

type Context = Pick<ExecutionContext, 'waitUntil'>;

/**
 * `/mf/<id>/<version>/<file>`: a remote's file on the shell's own origin, from that version's immutable
 * address. Null when the path is not of this form. A file that does not exist is 404, never a page.
 */
export async function serveRemoteFile(
  url: URL,
  env: Env,
  context: Context,
): Promise<Response | null> {
  const match = /^\/mf\/([^/]+)\/([^/]+)\/(.+)$/.exec(url.pathname);
  if (match === null) return null;
  const [, id = '', version = '', path = ''] = match;
  const key = new Request(new URL(url.pathname, url.origin));
  const cached = await caches.default.match(key).catch(() => undefined);
  if (cached !== undefined) return withCacheState(cached, 'hit');
  const files = versionOf(await readRegistry(env), id, version);
  if (files === undefined) return plain('No such version', 404);
  // The leading `./` keeps a path that looks like an address of its own below the version's.
  const answer = await fetchFile(new URL(`./${path}`, files.origin));
  if (answer.status !== 200) return answer;
  context.waitUntil(caches.default.put(key, answer.clone()).catch(() => {}));
  return withCacheState(answer, 'miss');
}

async function fetchFile(target: URL): Promise<Response> {
  try {
    const response = await fetch(target, {
      signal: AbortSignal.timeout(FILE_DEADLINE_MS),
      redirect: 'manual',
    });
    if (response.status === 404) return plain('No such file', 404);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const extension = /\.([a-z0-9]+)$/.exec(target.pathname)?.[1] ?? 'html';
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes(TYPES[extension] ?? '')) throw new Error(`${type} instead of ${extension}`);
    return new Response(response.body, { headers: fileHeaders(response.headers) });
  } catch (error) {
    console.error(
      JSON.stringify({ event: 'remote_file_failed', url: target.href, error: String(error) }),
    );
    return plain('The file could not be fetched', 502);
  }
}

/** Only what is named is copied: a deployment address marks its answers noindex, this origin must not. */
function fileHeaders(from: Headers): Headers {
  const headers = new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const name of COPIED_HEADERS) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function withCacheState(response: Response, state: 'hit' | 'miss'): Response {
  const copy = new Response(response.body, response);
  copy.headers.set('x-edge-cache', state);
  return copy;
}

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
