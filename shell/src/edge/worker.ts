import type { Env } from './env.ts';
import { servePage } from './pages.ts';
import { serveRemoteFile } from './remote-files.ts';

/** The shell's Pages function: every request to the public origin that is not a static file comes here. */
const worker: ExportedHandler<Env> = {
  fetch: async (request, env) => {
    const url = new URL(request.url);
    // Cookies with the __Host- prefix belong to one origin; the product lives on one.
    if (url.hostname === 'localhost') {
      url.hostname = '127.0.0.1';
      return Response.redirect(url.href, 307);
    }
    if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return env.API.fetch(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const file = await serveRemoteFile(url, env);
    if (file !== null) return file;
    if (url.pathname.startsWith('/assets/')) return env.ASSETS.fetch(request);
    const page = await servePage(request, env);
    return request.method === 'HEAD' ? new Response(null, page) : page;
  },
};

export default worker;
