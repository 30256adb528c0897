import type { FragmentHead } from '@fahm/mfe-kit/fragment.ts';
import { client, frames } from 'virtual:shell-build';
import { YEAR_PLACEHOLDER } from '../../features/frame/year-placeholder.ts';
import { RETURN_PATH_PLACEHOLDER } from '../../features/not-found/members-only.ts';
import {
  type PageKind,
  type ShellPageKind,
  shellPageOf,
  shellPages,
} from '../../pages/shell-pages.ts';
import {
  type CurrentRemote,
  integrityByAddress,
  pageRemotes,
  remoteForPath,
} from '../registry/current-remotes.ts';
import { CLOSE_DOCUMENT, type DocumentHead, openDocument } from './document.ts';
import { fetchFragment, type FragmentResult } from './fragment-source.ts';
import { jsonForHtml } from './html-text.ts';
import { joinStream } from './join-stream.ts';
import { remoteStyles } from './remote-styles.ts';
import type { PageFacts } from './page-cache.ts';
import type { InlineParts } from './security-headers.ts';
import type { Stylesheets } from './stylesheets.ts';

/** What a page is composed of, and how long it may wait for that. */
export type PageSources = {
  url: URL;
  remotes: readonly CurrentRemote[];
  /** Ends the wait for a remote: for the beginning of its fragment, and for styles. */
  within: AbortSignal;
};

/** A page without its first bytes (`preludeHtml`), which depend on the visitor. */
export type ComposedPage = {
  status: number;
  body: string | ReadableStream<Uint8Array>;
  /** False for a page that lacks something it will have again in a moment. */
  whole: boolean;
  inline: InlineParts;
  about: PageFacts;
};

const NOINDEX = 'noindex';
/** Those that answer 404 are not listed anyway. */
const NOT_FOR_SEARCH: ReadonlySet<ShellPageKind> = new Set(['offline', 'account']);

/** One import map for nearly all pages, so that its hash in the security policy is one too. */
function importMapOf(page: PageKind, remotes: readonly CurrentRemote[]): string {
  const own = client.ownScripts[page]?.integrity;
  return jsonForHtml({
    integrity: { ...client.integrity, ...own, ...integrityByAddress(remotes) },
  });
}

/** What stands around a page's own words, with the year of today: a footer is as old as its release. */
function frameOf(page: PageKind) {
  const { before, after, ...head } = frames[page];
  const year = String(new Date().getUTCFullYear());
  const dated = (html: string) => html.replaceAll(YEAR_PLACEHOLDER, year);
  return { ...head, before: dated(before), after: dated(after) };
}

/** The page at `url`: that of the remote which owns the path and answers in time, else one of the shell's own. */
export function composePage(sources: PageSources): ComposedPage | Promise<ComposedPage> {
  const { url, remotes } = sources;
  const offline = /^\/_offline(?:\/([a-z]+))?$/.exec(url.pathname);
  if (offline !== null) return composeOfflinePage(offline[1], sources);
  const remote = remoteForPath(remotes, url.pathname);
  if (remote !== null) return composeRemotePage(remote, sources);
  return composeShellPage(shellPageOf(url.pathname), sources);
}

/** The shell's frame with the fragment of the remote that owns the path. */
async function composeRemotePage(
  remote: CurrentRemote,
  sources: PageSources,
): Promise<ComposedPage> {
  const { url, within } = sources;
  const [fragment] = await Promise.all([
    fetchFragment(remote, url.pathname, within),
    remoteStyles(remote, within),
  ]);
  if (fragment.status === 'missing') return composeMissing(remote, sources);
  return composeFragment(fragment, remote, sources);
}

/** The page at `url` with another fragment of its remote's in it; null where there is no such fragment. */
export async function composeWith(
  fragmentPath: string,
  sources: PageSources,
): Promise<ComposedPage | null> {
  const { url, remotes, within } = sources;
  const remote = remoteForPath(remotes, url.pathname);
  if (remote === null) return null;
  const fragment = await fetchFragment(remote, fragmentPath, within);
  if (fragment.status !== 'found') return null;
  return composeFragment(fragment, remote, sources);
}

/** A remote may have a word of its own for what is missing beside its pages: `/figures/_missing`. */
async function composeMissing(remote: CurrentRemote, sources: PageSources): Promise<ComposedPage> {
  const { url, within } = sources;
  const folder = url.pathname.replace(/\/[^/]*\/?$/, '');
  const own = await fetchFragment(remote, `${folder}/_missing`, within);
  if (own.status !== 'found') return composeShellPage('not-found', sources);
  const page = await composeFragment(own, remote, sources);
  return { ...page, status: 404, whole: false };
}

async function composeFragment(
  fragment: Exclude<FragmentResult, { status: 'missing' }>,
  remote: CurrentRemote,
  { url, remotes, within }: PageSources,
): Promise<ComposedPage> {
  const { before, after, ...shellHead } = frameOf('remote');
  const found = fragment.status === 'found';
  const head: FragmentHead = found
    ? fragment.head
    : { ...shellHead, canonical: url.pathname, arabic: false };
  // Those of every page are here by now; what one page needs more, its head has just named.
  const styles = await remoteStyles(remote, within, head.styles);
  const image =
    head.image === undefined ? null : new URL(remote.base + head.image, url.origin).href;
  const css = [...remote.files.css, ...(head.styles ?? [])].map((path) => remote.base + path);
  const sheet = { css, styles, origin: url.origin };
  const full = documentHead('remote', { ...head, image }, sheet, remotes, remote);
  const about = { arabic: head.arabic, text: head.text ?? null, textVersion: null };
  const open = openDocument(full, url.origin) + before;
  const close = after + CLOSE_DOCUMENT;
  // Without its fragment the page still stands, and the remote fills its place in the browser.
  if (!found) return { status: 503, body: open + close, whole: false, inline: full, about };
  const body = joinStream(open, fragment.begun, fragment.rest, close);
  return { status: 200, body, whole: styles !== null, inline: full, about };
}

/** What the service worker keeps to be shown at other addresses: a remote's empty page, or the shell's word. */
async function composeOfflinePage(
  id: string | undefined,
  sources: PageSources,
): Promise<ComposedPage> {
  const { url, remotes, within } = sources;
  if (id === undefined) return composeShellPage('offline', sources);
  const remote = remotes.find((candidate) => candidate.id === id);
  if (remote === undefined) return composeShellPage('not-found', sources);
  const styles = await remoteStyles(remote, within);
  const { before, after, title, description } = frameOf('remote');
  const plain = { title, description, canonical: '/', arabic: true, image: null, robots: NOINDEX };
  const css = remote.files.css.map((path) => remote.base + path);
  const sheet = { css, styles, origin: url.origin };
  const head = documentHead('remote', plain, sheet, remotes, remote);
  const body = openDocument(head, url.origin) + before + after + CLOSE_DOCUMENT;
  const about = { arabic: true, text: null, textVersion: null };
  return { status: 200, body, whole: styles !== null, inline: head, about };
}

/** A page that is the shell's own. */
export function composeShellPage(
  page: ShellPageKind,
  { url, remotes }: Pick<PageSources, 'url' | 'remotes'>,
): ComposedPage {
  const { before, after, title, description } = frameOf(page);
  const { path, status } = shellPages[page];
  const plain = {
    title,
    description,
    canonical: path ?? url.pathname,
    arabic: false,
    ...(NOT_FOR_SEARCH.has(page) ? { robots: NOINDEX } : {}),
    image: null,
  };
  const head = documentHead(page, plain, client.pageSheet, remotes, null);
  const here = encodeURIComponent(url.pathname + url.search);
  const content = before.replaceAll(RETURN_PATH_PLACEHOLDER, here);
  const body = openDocument(head, url.origin) + content + after + CLOSE_DOCUMENT;
  const about = { arabic: false, text: null, textVersion: null };
  const inline = { ...head, pays: page === 'subscribe' };
  return { status, body, whole: status === 200 && !inline.pays, inline, about };
}

function documentHead(
  page: PageKind,
  head: Omit<DocumentHead, 'sheets' | 'importMap' | 'data'>,
  sheet: Stylesheets,
  remotes: readonly CurrentRemote[],
  remote: CurrentRemote | null,
): DocumentHead {
  const address = (path: string) => `${remote?.base ?? ''}${path}`;
  const modules = remote === null ? [] : [remote.files.entry, ...remote.files.modules].map(address);
  return {
    ...head,
    sheets: [client.sheet, sheet],
    importMap: importMapOf(page, remotes),
    data: {
      page,
      remotes: pageRemotes(remotes),
      script: client.script,
      preload: [...client.imports, ...(client.ownScripts[page]?.imports ?? []), ...modules],
    },
  };
}
