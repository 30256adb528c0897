import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { remoteServeConfig } from '@fahm/tooling/vite.ts';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { READER_ROUTES, surahOfPath } from '../src/lib/paths.ts';

process.env['NODE_ENV'] = 'development';
const port = Number(process.env['READER_DEV_PORT'] ?? federationConfig.port);

/** Renders a fragment anew for each request, so that an edit shows in the next page. */
async function renderFragment(server: ViteDevServer, path: string): Promise<string | null> {
  const surah = READER_ROUTES.some((route) => matchesRoute(route, path)) ? surahOfPath(path) : null;
  if (surah === null) return null;
  const { renderChapterFragment } = (await server.ssrLoadModule(
    '/src/fragment.tsx',
  )) as typeof Fragments;
  return renderChapterFragment(readSurahText(surah));
}

const fragments: Plugin = {
  name: 'reader-fragments',
  configureServer: (server) => {
    server.middlewares.use('/_fragment', (request, response, next) => {
      renderFragment(server, request.url ?? '/')
        .then((fragment) => {
          response.statusCode = fragment === null ? 404 : 200;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('access-control-allow-origin', '*');
          response.end(fragment ?? 'No such page');
        })
        .catch(next);
    });
  },
};

const server = await createServer(remoteServeConfig({ ...federationConfig, port }, [fragments]));
await server.listen();
// Tells the command that started it; goes when that goes.
process.send?.('ready');
process.once('disconnect', () => process.exit());
