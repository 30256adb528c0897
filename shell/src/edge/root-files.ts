import type { Env } from './env.ts';
import { currentRemotes } from './registry/current-remotes.ts';
import { readRegistry } from './registry/store.ts';
import { serveRemoteFile } from './remote-files.ts';

/** Files with an address of their own on the public origin: which remote's build has them, and where. */
const ROOT_FILES: Readonly<Record<string, { remote: string; path: string }>> = {
  '/umrah_guide.json': { remote: 'guides', path: 'umrah_guide.json' },
};

/** Such a file changes with a release of its remote; its address does not. */
const FRESHNESS = 'public, max-age=3600';

type Context = Pick<ExecutionContext, 'waitUntil'>;

/** One of these files from the version of its remote that people get now; null for every other path. */
export async function serveRootFile(
  url: URL,
  env: Env,
  context: Context,
): Promise<Response | null> {
  const file = Object.hasOwn(ROOT_FILES, url.pathname) ? ROOT_FILES[url.pathname] : undefined;
  if (file === undefined) return null;
  const remotes = currentRemotes(await readRegistry(env));
  const version = remotes.find(({ id }) => id === file.remote)?.version ?? '';
  const address = new URL(`/mf/${file.remote}/${version}/${file.path}`, url.origin);
  const answer = await serveRemoteFile(address, env, context);
  if (answer?.status !== 200) return answer ?? new Response('No such file', { status: 404 });
  const headers = new Headers(answer.headers);
  headers.set('cache-control', FRESHNESS);
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(answer.body, { headers });
}
