import { join } from 'node:path';
import type { Registry } from '@fahm/contracts/registry.ts';
import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { readPrefs } from '@fahm/mfe-kit/prefs.ts';
import react from '@vitejs/plugin-react';
import { version as reactVersion } from 'react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type * as Frames from '../src/frames.tsx';
import { preludeHtml } from '../src/prelude.ts';
import { buildFacts } from './build-facts.ts';
import { virtualBuild } from './virtual-build.ts';

process.env['NODE_ENV'] = 'development';
const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 8788);
/** The running stack that answers `/api`, `/audio`, and what else is not a page. */
const stack = process.env['STACK_URL'] ?? `http://127.0.0.1:${port + 10}`;
/** Remotes of a day of work, each from its development server: id → origin and routes. */
const remotes = JSON.parse(process.env['REMOTES'] ?? '{}') as Record<
  string,
  { origin: string; routes: string[] }
>;

const registry: Registry = Object.fromEntries(
  Object.entries(remotes).map(([id, { origin, routes }]) => {
    const files = { entry: 'remoteEntry.js', modules: [], css: [], integrity: {} };
    const dev = { origin, routes, ...files, contract: CONTRACT, react: reactVersion };
    return [id, { versions: { dev }, current: 'dev', previous: null }];
  }),
);

/** A development server makes what it is asked for; the first time may take long. Milliseconds. */
const REMOTE_DEADLINE_MS = 30_000;

// Vite's refresh preamble is a module: the application waits for it.
const bootScript = "addEventListener('load', () => import('/src/main.tsx'));";
/** What is used here of the edge's code, whose types are those of a worker. */
type Edge = {
  composePage: (sources: {
    url: URL;
    remotes: unknown;
    within: AbortSignal;
  }) => Promise<{ status: number; body: BodyInit }>;
};
let frames: unknown = {};
const client = {
  script: '/src/main.tsx',
  imports: [],
  sheet: { css: ['/src/styles.css'], styles: null },
  pageSheet: { css: [], styles: null },
  fonts: {},
  integrity: {},
  ownScripts: {},
};

/** Composes the page with the very code of the Pages function. */
async function composePage(
  server: ViteDevServer,
  path: string,
  cookies: string | null,
): Promise<[number, string]> {
  const { renderFrames } = (await server.ssrLoadModule('/src/frames.tsx')) as typeof Frames;
  frames = renderFrames(await buildFacts());
  const virtual = server.moduleGraph.getModuleById('\0virtual:shell-build');
  if (virtual !== undefined) server.moduleGraph.invalidateModule(virtual);
  const { currentRemotes } = (await server.ssrLoadModule(
    '/src/edge/registry/current-remotes.ts',
  )) as { currentRemotes: (registry: Registry) => unknown };
  const edge = (await server.ssrLoadModule('/src/edge/page/compose.ts')) as Edge;
  const { status, body } = await edge.composePage({
    url: new URL(path, `http://127.0.0.1:${port}`),
    remotes: currentRemotes(registry),
    within: AbortSignal.timeout(REMOTE_DEADLINE_MS),
  });
  const html = preludeHtml(readPrefs(cookies), { fonts: null }) + (await new Response(body).text());
  return [status, await server.transformIndexHtml(path, html)];
}

const pages: Plugin = {
  name: 'shell-pages',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      const path = request.originalUrl ?? '/';
      composePage(server, path, request.headers.cookie ?? null)
        .then(([status, html]) => {
          response.statusCode = status;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        })
        .catch(next);
    });
  },
};

const server = await createServer({
  configFile: false,
  root,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [
    react(),
    virtualBuild(() => ({
      frames,
      client,
      bootScript,
      themeScript: '',
      react: reactVersion,
      version: 'dev',
      remoteFiles: 'direct',
    })),
    pages,
  ],
  define: { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
  // There is no HTML file to start from; a dependency found late would give the page a second React.
  optimizeDeps: { entries: ['src/main.tsx'], include: ['react/jsx-dev-runtime'] },
  server: { host: '127.0.0.1', port, strictPort: true, proxy: { '/api': stack, '/audio': stack } },
});
await server.listen();
// Tells the command that started it; goes when that goes.
process.send?.('ready');
process.once('disconnect', () => process.exit());
