import type { Env } from './env.ts';
import { readRegistry } from './registry-store.ts';

/** How long a file of a remote may take to begin, in milliseconds. */
const FILE_DEADLINE_MS = 5000;
const COPIED_HEADERS = ['content-type', 'etag', 'last-modified'];

/**
 * `/mf/<id>/<version>/<file>`: a remote's file on the shell's own origin, from that version's immutable
 * address. Null when the path is not of this form. A file that does not exist is 404, never a page.
 */
export async function serveRemoteFile(url: URL, env: Env): Promise<Response | null> {
  const match = /^\/mf\/([^/]+)\/([^/]+)\/(.+)$/.exec(url.pathname);
  if (match === null) return null;
  const [, id = '', version = '', path = ''] = match;
  const registry = await readRegistry(env.REGISTRY);
  const files = registry[id]?.versions[version];
  if (files === undefined) return plain('No such version', 404);
  try {
    // The leading `./` keeps a path that looks like an address of its own below the version's.
    const target = new URL(`./${path}`, files.origin);
    const response = await fetch(target, { signal: AbortSignal.timeout(FILE_DEADLINE_MS) });
    if (response.status === 404) return plain('No such file', 404);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return new Response(response.body, { headers: fileHeaders(response.headers) });
  } catch (error) {
    console.error(JSON.stringify({ event: 'remote_file_failed', id, path, error: String(error) }));
    return plain('The file could not be fetched', 502);
  }
}

/** Only what is named is copied: a deployment address marks its answers noindex, this origin must not. */
function fileHeaders(from: Headers): Headers {
  const headers = new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  for (const name of COPIED_HEADERS) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
