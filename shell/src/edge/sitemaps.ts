import { version as shellVersion } from 'virtual:shell-build';
import { shellPages } from '../pages/shell-pages.ts';
import type { Env } from './env.ts';
import { escapeHtml } from './page/html-text.ts';
import { type CurrentRemote, currentRemotes } from './registry/current-remotes.ts';
import { readRegistry } from './registry/store.ts';
import { remotePaths } from './remote-paths.ts';

/** How long the edge and others keep a list, in seconds; the edge's key changes with every release. */
const CACHE_SECONDS = 3600;
/** Id of the shell's own pages among those of the remotes. */
const SHELL = 'shell';

type Context = Pick<ExecutionContext, 'waitUntil'>;
/** `whole` is false when a remote did not say which pages it has. */
type Sitemap = { xml: string; whole: boolean };

/**
 * `/robots.txt`, `/sitemap.xml` (an index) and `/sitemap-<id>.xml` (the pages of one remote, or of the
 * shell). Null for every other path.
 */
export async function serveSitemap(url: URL, env: Env, context: Context): Promise<Response | null> {
  if (url.pathname === '/robots.txt') return answer(robots(url.origin), 'text/plain', true);
  const match = /^\/sitemap(?:-([a-z0-9-]+))?\.xml$/.exec(url.pathname);
  if (match === null) return null;
  const remotes = currentRemotes(await readRegistry(env));
  const versions = [shellVersion, ...remotes.map(({ version }) => version)].join('.');
  const key = new Request(new URL(`/_sitemap/${versions}${url.pathname}`, url.origin));
  const cached = await caches.default.match(key).catch(() => undefined);
  if (cached !== undefined) return cached;
  const id = match[1];
  if (id !== undefined && id !== SHELL && remotes.every((remote) => remote.id !== id)) return null;
  const { xml, whole } = await (id === undefined ? index(remotes, url) : pagesOf(id, remotes, url));
  // A search engine that is told 503 comes again; an empty list it would take for the truth.
  if (xml === '') return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  const response = answer(xml, 'application/xml', whole);
  if (whole) context.waitUntil(caches.default.put(key, response.clone()).catch(() => {}));
  return response;
}

const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /_mf/\nSitemap: ${origin}/sitemap.xml\n`;

/** A remote that does not answer is left out. */
async function index(remotes: readonly CurrentRemote[], { origin }: URL): Promise<Sitemap> {
  const lists = await Promise.all(remotes.map(remotePaths));
  const answering = remotes.filter((_remote, at) => lists[at] !== null);
  const addresses = [SHELL, ...answering.map(({ id }) => id)].map(
    (id) => `${origin}/sitemap-${id}.xml`,
  );
  return {
    xml: document('sitemapindex', 'sitemap', addresses),
    whole: answering.length === remotes.length,
  };
}

async function pagesOf(
  id: string,
  remotes: readonly CurrentRemote[],
  { origin }: URL,
): Promise<Sitemap> {
  const remote = remotes.find((candidate) => candidate.id === id);
  const paths = remote === undefined ? ownPaths() : await remotePaths(remote);
  if (paths === null) return { xml: '', whole: false };
  const addresses = paths.map((path) => origin + path);
  return { xml: document('urlset', 'url', addresses), whole: true };
}

const ownPaths = (): string[] =>
  Object.values(shellPages).flatMap(({ path }) => (path === null ? [] : [path]));

function document(root: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map((address) => `<${item}><loc>${escapeHtml(address)}</loc></${item}>`);
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}${items.join('\n')}</${root}>\n`;
}

function answer(body: string, type: string, whole: boolean): Response {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': whole ? `public, max-age=${CACHE_SECONDS}` : 'no-store',
  };
  return new Response(body, { headers });
}
