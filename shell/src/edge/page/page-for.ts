import { layoutPath } from '@fahm/mfe-kit/page-layout.ts';
import { partOf, partPath } from '@fahm/mfe-kit/page-part.ts';
import type { Env } from '../env.ts';
import type { CurrentRemote } from '../registry/current-remotes.ts';
import type { ShellPageKind } from '../../pages/shell-pages.ts';
import {
  type ComposedPage,
  composePage,
  composeWith,
  composeShellPage,
  type PageSources,
} from './compose.ts';
import { editionText } from './edition-text.ts';
import {
  cachedPage,
  type CacheState,
  EDGE_SECONDS,
  cachePage,
  type CachedPage,
  pageCacheKey,
} from './page-cache.ts';
import { flagEditionFailed, putEdition } from './put-edition.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** How long a page waits for its remote in all, in milliseconds. */
const REMOTE_DEADLINE_MS = 1500;

type PageRequest = {
  url: URL;
  remotes: readonly CurrentRemote[];
  /** Versions of all that pages are made of. */
  tag: string;
  /** The translation the visitor chose; null for the page's own. */
  edition: string | null;
  /** The layout the visitor chose, if the page's remote has any in it; null for the usual one. */
  layout: string | null;
  env: Pick<Env, 'LIBRARY'>;
  context: Pick<ExecutionContext, 'waitUntil'>;
};

/** `lasting` is false for a page that will be another one in a moment: nobody may keep it. */
export type ServedPage = CachedPage & { status: number; cache: CacheState; lasting: boolean };

/** The page without its prelude, in the translation that was chosen if it can be had. */
export async function pageFor(request: PageRequest): Promise<ServedPage> {
  const { tag, edition } = request;
  const cached =
    edition === null ? null : await cachedPage(pageCacheKey(addressOf(request), tag, edition));
  if (cached !== null) return { ...cached, status: 200, cache: 'hit', lasting: true };
  const page = await ownPage(request);
  const { text } = page.about;
  if (edition === null || text === null || text.edition === edition) return page;
  return inEdition(page, text.verses, edition, request);
}

/** A page of the shell's in place of what its address has for others; nobody may keep it. */
export async function pageInstead(
  kind: ShellPageKind,
  { url, remotes }: Pick<PageRequest, 'url' | 'remotes'>,
): Promise<ServedPage> {
  const { status, body, inline, about } = composeShellPage(kind, { url, remotes });
  const policy = await contentSecurityPolicy(inline);
  return { status, body, policy, about, cache: 'bypass', lasting: false };
}

/** The page as it is composed, in its own translation: in the form that was asked for, if there is one. */
async function ownPage(request: PageRequest): Promise<ServedPage> {
  const timed = { ...request, within: AbortSignal.timeout(REMOTE_DEADLINE_MS) };
  const form = formOf(request);
  const inForm = form === null ? null : await pageIn(form, timed);
  return inForm ?? wholePage(timed);
}

type TimedRequest = PageRequest & PageSources;

/** Path of a fragment beside the page's usual one: with the part in full that the address names, or in a layout. */
function formOf({ url, layout }: PageRequest): string | null {
  const page = url.pathname.replace(/\/$/, '');
  const part = partOf(url.search);
  if (part !== null) return partPath(page, part);
  return layout === null ? null : layoutPath(page, layout);
}

/** Where the edge keeps the page in its form. */
const addressOf = (request: PageRequest): URL =>
  new URL(formOf(request) ?? request.url.pathname, request.url);

/** Only forms that there are become a page that the edge keeps. */
async function pageIn(form: string, request: TimedRequest): Promise<ServedPage | null> {
  const key = pageCacheKey(new URL(form, request.url), request.tag, null);
  const cached = await cachedAt(key);
  if (cached !== null) return cached;
  const page = await composeWith(form, request);
  return page === null ? null : madeAt(key, page, request);
}

async function wholePage(request: TimedRequest): Promise<ServedPage> {
  const key = pageCacheKey(request.url, request.tag, null);
  const cached = await cachedAt(key);
  if (cached !== null) return cached;
  return madeAt(key, await composePage(request), request);
}

async function cachedAt(key: Request): Promise<ServedPage | null> {
  const cached = await cachedPage(key);
  return cached === null ? null : { ...cached, status: 200, cache: 'hit', lasting: true };
}

/** The page as it was made just now; the edge keeps it if it is whole. */
async function madeAt(
  key: Request,
  { status, body, whole, inline, about }: ComposedPage,
  { context }: PageRequest,
): Promise<ServedPage> {
  const policy = await contentSecurityPolicy(inline);
  // A way to pay is asked for anew each time; no browser keeps it for when there is no network.
  const lasting = status === 200 && inline.pays !== true;
  if (!whole) return { status, body, policy, about, cache: 'bypass', lasting };
  const [toVisitor, toCache] = twice(body);
  context.waitUntil(cachePage(key, { body: toCache, policy, about }, EDGE_SECONDS));
  return { status, body: toVisitor, policy, about, cache: 'miss', lasting };
}

/** Only what the library answered is kept: nobody can fill the cache with editions that do not exist. */
async function inEdition(
  page: ServedPage,
  verses: string,
  edition: string,
  request: PageRequest,
): Promise<ServedPage> {
  const { tag, env, context } = request;
  const text = await editionText(env.LIBRARY, edition, verses);
  if (text === null) {
    return { ...page, body: flagEditionFailed(page.body), cache: 'bypass', lasting: false };
  }
  const about = { ...page.about, textVersion: text.version };
  const body = putEdition(page.body, text);
  if (page.cache === 'bypass' || text.maxAge === 0)
    return { ...page, body, about, cache: 'bypass' };
  const [toVisitor, toCache] = twice(body);
  const key = pageCacheKey(addressOf(request), tag, edition);
  const seconds = Math.min(text.maxAge, EDGE_SECONDS);
  context.waitUntil(cachePage(key, { body: toCache, policy: page.policy, about }, seconds));
  return { ...page, body: toVisitor, about, cache: 'miss' };
}

const twice = (body: CachedPage['body']): [CachedPage['body'], CachedPage['body']] =>
  typeof body === 'string' ? [body, body] : body.tee();
