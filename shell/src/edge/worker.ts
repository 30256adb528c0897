import { leadToCanonical } from './canonical-path.ts';
import type { Env } from './env.ts';
import { servePage } from './page/serve.ts';
import { serveRegistry } from './registry/route.ts';
import { serveRemoteFile } from './remote-files.ts';
import { serveRootFile } from './root-files.ts';
import { withSecurityHeaders } from './security-headers.ts';
import { serveSitemap } from './sitemaps.ts';
import { workerFor } from './worker-for.ts';

/** The shell's Pages function: every request to the public origin that is not a static file comes here. */
const shell: ExportedHandler<Env> = {
  fetch: async (request, env, context) => {
    const url = new URL(request.url);
    const answer = await answerTo(request, url, env, context);
    return withSecurityHeaders(answer, url.protocol === 'https:');
  },
};

async function answerTo(
  request: Request<unknown, IncomingRequestCfProperties>,
  url: URL,
  env: Env,
  context: ExecutionContext,
): Promise<Response> {
  // Cookies with the __Host- prefix belong to one origin; the product lives on one.
  if (url.hostname === 'localhost') {
    const origin = new URL(url);
    origin.hostname = '127.0.0.1';
    return Response.redirect(origin.href, 307);
  }
  const worker = workerFor(url.pathname);
  if (worker !== null) return env[worker].fetch(request);
  if (url.pathname === '/_mf/registry') return serveRegistry(request, env);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  // Before all that keeps copies: one page has one address, and one copy at the edge.
  const led = leadToCanonical(url);
  if (led !== null) return led;
  if (url.pathname.startsWith('/assets/')) return env.ASSETS.fetch(request);
  const answer =
    (await serveRemoteFile(url, env, context)) ??
    (await serveSitemap(url, env, context)) ??
    (await serveRootFile(url, env, context)) ??
    (await servePage(request, env, context));
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}

export default shell;
