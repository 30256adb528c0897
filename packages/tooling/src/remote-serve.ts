import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { RemoteFile } from './remote-build.ts';
import { remoteServeConfig, type RemoteOptions } from './vite.ts';

type RemoteServe<Fragments> = {
  federation: RemoteOptions;
  /** Module that renders fragments, relative to the remote's folder. */
  fragments: string;
  /** The fragment of one page, or null when there is no such page. */
  render: (fragments: Fragments, path: string) => string | null;
  /** What the browser fetches beside code and fragments; the same as in a build. */
  files?: () => Iterable<RemoteFile>;
};

/** Starts a remote's development server: its modules with Fast Refresh, its fragments rendered anew. */
export async function serveRemote<Fragments>(options: RemoteServe<Fragments>): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  const { federation } = options;
  const server = await createServer(
    remoteServeConfig(federation, [fragmentsPlugin(options), filesPlugin(options)]),
  );
  await server.listen();
  // Tells the command that started it; goes when that goes.
  process.send?.('ready');
  process.once('disconnect', () => process.exit());
}

function fragmentsPlugin<Fragments>({ fragments, render }: RemoteServe<Fragments>): Plugin {
  const answer = async (server: ViteDevServer, path: string) =>
    render((await server.ssrLoadModule(`/${fragments}`)) as Fragments, path);
  return {
    name: 'fragments',
    configureServer: (server) => {
      server.middlewares.use('/_fragment', (request, response, next) => {
        answer(server, request.url ?? '/')
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
}

function filesPlugin<Fragments>({ files }: RemoteServe<Fragments>): Plugin {
  let known: Map<string, RemoteFile['content']> | undefined;
  return {
    name: 'files',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        known ??= new Map([...(files?.() ?? [])].map(({ path, content }) => [path, content]));
        const content = known.get((request.url ?? '').slice(1));
        if (content === undefined) return next();
        response.setHeader('access-control-allow-origin', '*');
        response.end(content);
      });
    },
  };
}
