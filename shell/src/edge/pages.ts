import { client, frames } from 'virtual:shell-build';
import { type PageKind, type ShellPageKind, shellPageOf, shellPages } from '../shell-pages.ts';
import {
  type CurrentRemote,
  currentRemotes,
  pageRemotes,
  remoteForPath,
} from './current-remotes.ts';
import { CLOSE_DOCUMENT, type DocumentHead, openDocument } from './document.ts';
import type { Env } from './env.ts';
import { fetchFragment } from './fragment-source.ts';
import { readRegistry } from './registry-store.ts';

/**
 * Composes the page that is asked for: the shell's frame, and within it the fragment of the remote that
 * owns the path. A path of nobody's that looks like a file is one of the shell's static files.
 */
export async function servePage(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url);
  const remotes = currentRemotes(await readRegistry(env.REGISTRY));
  const remote = remoteForPath(remotes, url.pathname);
  if (remote !== null) return serveRemotePage(url, remote, remotes);
  if (/\.[a-z0-9]+$/i.test(url.pathname)) return env.ASSETS.fetch(request);
  return serveShellPage(shellPageOf(url.pathname), url, remotes);
}

async function serveRemotePage(
  url: URL,
  remote: CurrentRemote,
  remotes: CurrentRemote[],
): Promise<Response> {
  const fragment = await fetchFragment(remote, url.pathname);
  if (fragment.status === 'missing') return serveShellPage('not-found', url, remotes);
  const { before, after, ...shellHead } = frames.remote;
  const found = fragment.status === 'found';
  const head = found ? fragment.head : { ...shellHead, canonical: url.pathname, arabic: false };
  const open = openDocument(documentHead('remote', head, remotes, remote), url.origin) + before;
  const close = after + CLOSE_DOCUMENT;
  // Without its fragment the page still stands, and the remote fills its place in the browser.
  if (!found) return htmlResponse(open + close, 503);
  return htmlResponse(joinStream(open, fragment.begun, fragment.rest, close), 200);
}

function serveShellPage(page: ShellPageKind, url: URL, remotes: CurrentRemote[]): Response {
  const { before, after, title, description } = frames[page];
  const { path, status } = shellPages[page];
  const canonical = path ?? url.pathname;
  const head = documentHead(page, { title, description, canonical, arabic: false }, remotes, null);
  return htmlResponse(openDocument(head, url.origin) + before + after + CLOSE_DOCUMENT, status);
}

function documentHead(
  page: PageKind,
  head: Pick<DocumentHead, 'title' | 'description' | 'canonical' | 'arabic'>,
  remotes: CurrentRemote[],
  remote: CurrentRemote | null,
): DocumentHead {
  const address = (path: string) => `${remote?.base ?? ''}${path}`;
  const modules = remote === null ? [] : [remote.files.entry, ...remote.files.modules].map(address);
  return {
    ...head,
    css: remote === null ? [] : remote.files.css.map(address),
    integrity: { ...client.integrity, ...integrityOf(remotes) },
    data: {
      page,
      remotes: pageRemotes(remotes),
      script: client.script,
      preload: [...client.imports, ...modules],
    },
  };
}

function integrityOf(remotes: CurrentRemote[]): Record<string, string> {
  return Object.fromEntries(
    remotes.flatMap(({ base, files }) =>
      Object.entries(files.integrity).map(([path, hash]) => [base + path, hash]),
    ),
  );
}

/** One stream of text before, the fragment as it arrives, and text after. */
function joinStream(
  before: string,
  begun: Uint8Array,
  rest: ReadableStream<Uint8Array>,
  after: string,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const encoder = new TextEncoder();
  const pump = async () => {
    const writer = writable.getWriter();
    await writer.write(encoder.encode(before));
    await writer.write(begun);
    writer.releaseLock();
    await rest.pipeTo(writable, { preventClose: true });
    const end = writable.getWriter();
    await end.write(encoder.encode(after));
    await end.close();
  };
  // A reader that goes away is no fault; a fragment that breaks off ends the answer visibly cut.
  pump().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
}

function htmlResponse(body: BodyInit, status: number): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  });
}
