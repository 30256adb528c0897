import { type Prefs, readPrefs, writePrefs } from '@fahm/mfe-kit/prefs.ts';
import { client, version as shellVersion } from 'virtual:shell-build';
import { hasSignedInCookie } from '../../features/session/signed-in-cookie.ts';
import { paths } from '../../paths.ts';
import { isStudyFrame } from '../../pages/page-frame.ts';
import { preludeHtml, preludeStyle } from '../../prelude.ts';
import type { Env } from '../env.ts';
import { type CurrentRemote, currentRemotes, remoteForPath } from '../registry/current-remotes.ts';
import { readRegistry } from '../registry/store.ts';
import type { CachedPage } from './page-cache.ts';
import { type AccessDecision, decideAccess } from './access-decision.ts';
import { pageFor, pageInstead, type ServedPage } from './page-for.ts';
import { policyWithStyle, securityHeaders } from './security-headers.ts';

/** What the first bytes of a page depend on. */
type Visitor = { prefs: Prefs; signedIn: boolean; isStudy: boolean };
/** Beside that, what tells two pages at one address apart. */
type Asked = Visitor & { isElsewhere: boolean };
type Context = Pick<ExecutionContext, 'waitUntil'>;

/**
 * Answers the page that is asked for. A path of nobody's that looks like a file is one of the shell's
 * static files. Pages hold nothing of a person, so one copy at the edge serves all who read the same
 * translation; only the first bytes are written for how the visitor wants pages to look.
 */
export async function servePage(request: Request, env: Env, context: Context): Promise<Response> {
  const url = new URL(request.url);
  const remotes = currentRemotes(await readRegistry(env));
  const owner = remoteForPath(remotes, url.pathname);
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  if (isFile && owner === null) {
    return isPublished(url.pathname) ? env.ASSETS.fetch(request) : notFound();
  }
  // A document that is no page of its own address: only the service worker has a use for it.
  const isVisit = request.headers.get('sec-fetch-mode') === 'navigate';
  if (isVisit && url.pathname.startsWith('/_offline/')) return notFound();
  const access = await decideAccess(request, env);
  if (access.kind === 'elsewhere') return leadTo(access.path);
  const cookies = request.headers.get('cookie');
  const shown = shownAt(url, access);
  const visitor = {
    prefs: readPrefs(cookies),
    signedIn: hasSignedInCookie(cookies),
    isStudy: isStudyFrame(remoteForPath(remotes, shown.pathname)?.id, shown.pathname),
  };
  const { prefs } = visitor;
  const tag = [shellVersion, ...remotes.map(({ version }) => version)].join('.');
  const known = request.headers.get('if-none-match');
  const instead = pageInsteadOf(access);
  const page =
    instead === null
      ? await pageFor({ url: shown, remotes, tag, ...chosenOf(prefs, owner), env, context })
      : await pageInstead(instead, { url, remotes });
  const asked = { ...visitor, isElsewhere: shown !== url };
  const pageEtag = page.lasting ? etagOf(tag, asked, page.about.textVersion) : null;
  if (pageEtag !== null && known === pageEtag) {
    if (typeof page.body !== 'string') context.waitUntil(page.body.cancel().catch(() => {}));
    return notModified(pageEtag);
  }
  return answerWith(page, pageEtag, visitor);
}

/** What the visitor chose of that which is one page's and not another's. */
function chosenOf(prefs: Prefs, owner: CurrentRemote | null) {
  const edition = prefs.translationId ?? null;
  // A layout that the cookie names may be any word: only what the remote was built in is asked for.
  const layout = owner?.files.layouts?.find((it) => it === prefs.layout) ?? null;
  return { edition, layout };
}

/** The page, with the first bytes that are written for its visitor. */
async function answerWith(
  page: ServedPage,
  etag: string | null,
  { prefs, signedIn, isStudy }: Visitor,
): Promise<Response> {
  const fonts = page.about.arabic ? client.fonts : null;
  const prelude = preludeHtml(prefs, { fonts, signedIn, isStudy });
  const policy = await policyWithStyle(page.policy, preludeStyle(prefs));
  const headers = {
    ...securityHeaders(policy),
    ...freshness(etag),
    'content-type': 'text/html; charset=utf-8',
    'x-edge-cache': page.cache,
  };
  return new Response(withPrelude(prelude, page.body), { status: page.status, headers });
}

/** The page of the shell's that takes the place of what others find at the address, or null. */
function pageInsteadOf({ kind }: AccessDecision): 'account' | 'members-only' | null {
  if (kind === 'closed') return 'members-only';
  return kind === 'account' ? kind : null;
}

/** One page at two addresses (spec 2.1.8): the remote that has it knows the one inside the app. */
const shownAt = (url: URL, { kind }: AccessDecision): URL =>
  kind === 'dashboard' ? new URL(paths.dashboard, url) : url;

const leadTo = (path: string): Response =>
  new Response(null, { status: 302, headers: { location: path, 'cache-control': 'no-store' } });

/** Beside the files for everybody the build leaves some for Pages (`_worker.js`, `_headers`) and for itself (`.vite`). */
const isPublished = (path: string): boolean => !/^\/[_.]/.test(path);

const notFound = (): Response => new Response('Not found', { status: 404 });

/** All that a page's bytes depend on: versions, which page it is, how the visitor wants it to look, whose text is in it. */
function etagOf(tag: string, asked: Asked, textVersion: string | null): string {
  const { prefs, signedIn, isElsewhere } = asked;
  const flags = [...(signedIn ? ['member'] : []), ...(isElsewhere ? ['elsewhere'] : [])];
  return `W/"${[tag, writePrefs(prefs), textVersion ?? '', ...flags].join('.')}"`;
}

const notModified = (etag: string): Response =>
  new Response(null, { status: 304, headers: freshness(etag) });

/** Browsers ask each time, and are told 304 for as long as nothing changed the page. */
function freshness(etag: string | null): Record<string, string> {
  if (etag === null) return { 'cache-control': 'no-store' };
  return { 'cache-control': 'public, max-age=0, must-revalidate', etag, vary: 'cookie' };
}

function withPrelude(prelude: string, body: CachedPage['body']): BodyInit {
  if (typeof body === 'string') return prelude + body;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pump = async () => {
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode(prelude));
    writer.releaseLock();
    await body.pipeTo(writable);
  };
  // A visitor who goes away is no fault; a page that breaks off has errored its stream already.
  pump().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
}
