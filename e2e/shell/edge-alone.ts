import { createServer, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { remoteVersion } from '@fahm/contracts/testing/remote-version.ts';
import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { writeFragment } from '@fahm/mfe-kit/fragment.ts';
import { startShellAlone } from '@fahm/tooling/workerd.ts';
import { readWrangler } from '@fahm/tooling/wrangler.ts';
import { freePort, ROOT } from '../support/processes.ts';

export const TOKEN = 'token-of-a-test';
const SHELL = join(ROOT, 'shell/dist');

type Answer = { status: number; headers: Record<string, unknown>; body: string };

export type EdgeAlone = {
  /** Asks for a path as it is written: no client tidies it up on the way. */
  ask: (
    path: string,
    headers?: Record<string, string>,
    method?: string,
    body?: string,
  ) => Promise<Answer>;
  /** Puts a text where the registry lies. */
  writeRegistry: (text: string) => Promise<void>;
  /** The registry of the remotes that are there, each with one page: `/surahs/2`, `/whole/2`, `/part/2`. */
  registry: string;
  /** From now on the remotes take questions and answer none; or answer again. */
  hang: (hangs: boolean) => void;
  stop: () => Promise<void>;
};

const REMOTES = ['surahs', 'whole', 'part'];

/** What a remote of one page answers to a path: the page under whichever spelling, as a host of files may. */
function fileAt(path: string): { status: number; type: string; text: string } {
  const page = decodeURIComponent(path)
    .replaceAll(/\/+/g, '/')
    .replace(/^\/\w+/, '');
  if (page.endsWith('.css')) return { status: 200, type: 'text/css', text: 'p{color:red}' };
  if (page.endsWith('.html')) return { status: 308, type: 'text/plain', text: '' };
  if (!/^\/_fragment(?:\/_passage\/2)?\/\w+\/2$/.test(page))
    return { status: 404, type: 'text/plain', text: '' };
  const head = { title: 'T', description: 'D', canonical: '/surahs/2', arabic: false };
  return { status: 200, type: 'text/html', text: writeFragment(head, '<p>page</p>') };
}

async function startRemotes() {
  const port = await freePort();
  let hangs = false;
  const server = createServer(({ url = '' }, response) => {
    if (hangs) return;
    const { status, type, text } = fileAt(url);
    const location = status === 308 ? { location: url.replace('.html', '') } : {};
    response.writeHead(status, { 'content-type': type, ...location }).end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}/`, hang: (it: boolean) => (hangs = it), stop };
}

function registryOf(origin: string): string {
  const entries = REMOTES.map((id) => {
    const one = remoteVersion({
      origin: `${origin}${id}/`,
      css: ['a.css'],
      integrity: { 'remoteEntry.js': `sha256-${'A'.repeat(43)}=` },
      contract: CONTRACT,
      routes: [`/${id}/*`],
    });
    return [id, { versions: { one }, current: 'one', previous: null }];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

const nobody = () => new Response(null, { status: 500 });

/** The built shell with no other worker behind it, and remotes that can be made to hang. */
export async function startEdgeAlone(): Promise<EdgeAlone> {
  const remotes = await startRemotes();
  const port = await freePort();
  const config = readWrangler(join(ROOT, 'shell/wrangler.toml'));
  const shell = await startShellAlone({ dir: SHELL, config, port }, nobody, {
    DEPLOY_TOKEN: TOKEN,
  });
  return {
    ask: (path, headers = {}, method = 'GET', body = '') =>
      new Promise((resolve, reject) => {
        const request = httpRequest(
          { host: '127.0.0.1', port, path, headers, method },
          (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (part: string) => (text += part));
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
            );
          },
        );
        request.on('error', reject).end(body);
      }),
    writeRegistry: shell.writeRegistry,
    registry: registryOf(remotes.origin),
    hang: remotes.hang,
    stop: async () => {
      await shell.stop();
      await remotes.stop();
    },
  };
}
