import { framePath } from '@fahm/mfe-kit/offline-cache.ts';
import { requestKind, isFileAt } from './request-kind.ts';
import { PRELUDE, PRELUDE_SCRIPT, STUDY_PRELUDE } from './built.ts';
import { cacheCopy, cachedCopy } from './copies.ts';
import { type PageContents, readPage } from './page-contents.ts';
import { dropOldPages, dropUnnamedFiles, isFixed, CACHED_AT, CACHED_TITLE } from './prune.ts';
import { fileStore, pageStore } from './stores.ts';

/** Visited pages that are kept. */
const MAX_PAGES = 40;
/** Headers of a page that hold for its copy as well. */
const HEADERS = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

type Options = {
  /** Paths of files that the page has loaded beside those it names. */
  files?: readonly string[];
  /** Id of a remote all of whose scripts are kept with the page. */
  whole?: string;
};

/**
 * Keeps a page together with all files it needs: the page comes last, so that a kept page can never miss
 * one, nor meet one of another version. Answers the page, or null when it was not to be had whole.
 */
export async function cachePage(path: string, options: Options = {}): Promise<PageContents | null> {
  const response = await (isFixed(path) ? latest(path) : shown(path));
  if (response === null) return null;
  const page = readPage(await response.text());
  const policy = response.headers.get('content-security-policy') ?? '';
  // Of another release than this worker: its policy would not let the worker's prelude run.
  if (page === null || !policy.includes(PRELUDE_SCRIPT)) return null;
  const scripts = await scriptsOf(page, options.whole);
  if (scripts === null) return null;
  const all = [...page.required, ...scripts, ...(await loaded(page, options.files))];
  const cached = await Promise.all([...new Set(all)].map(cacheFile));
  if (cached.includes(false) || !(await cacheLazyStyles(page, scripts, options.whole))) return null;
  const before = await cachedPage(path);
  const bytes = new TextEncoder().encode(
    (page.isStudy ? STUDY_PRELUDE : PRELUDE) + page.rest,
  ).buffer;
  const headers = await headersFor(response.headers, page);
  if (!(await cacheCopy(pageStore, path, bytes, headers))) return null;
  await dropOldPages(MAX_PAGES);
  if (before !== null && before.version !== page.version) await dropUnnamedFiles();
  return page;
}

export async function cachedPage(path: string): Promise<PageContents | null> {
  const response = await cachedCopy(pageStore, path);
  return response === null ? null : readPage(await response.text());
}

/** The document as the browser shows it and has it: nothing is asked of the network unless that copy is gone. */
async function shown(path: string): Promise<Response | null> {
  const copy = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
    () => null,
  );
  return copy !== null && isLasting(copy) ? copy : latest(path);
}

async function latest(path: string): Promise<Response | null> {
  const response = await fetch(path, { mode: 'same-origin' }).catch(() => null);
  return response !== null && isLasting(response) ? response : null;
}

/** False for a page that lacks something it will have in a moment, and for what is no page. */
const isLasting = ({ status, redirected, headers }: Response): boolean =>
  status === 200 &&
  !redirected &&
  !(headers.get('cache-control') ?? '').includes('no-store') &&
  (headers.get('content-type') ?? '').startsWith('text/html');

/** All scripts of a remote, and the list that says so. Null when that is not to be had. */
async function scriptsOf(
  { scripts, lists, data }: PageContents,
  id: string | undefined,
): Promise<string[] | null> {
  const base = id === undefined ? undefined : data.remotes[id]?.base;
  if (id === undefined || base === undefined) return [];
  const first = scripts.filter((path) => path.startsWith(base));
  const list = lists[id];
  if (list === undefined) return first;
  const later = await listed(list, base);
  return later === null ? null : [...first, list, ...later];
}

/** Addresses of the scripts that a remote's list names. */
async function listed(list: string, base: string): Promise<string[] | null> {
  if (!(await cacheFile(list))) return null;
  const response = await cachedCopy(fileStore, list);
  if (response === null) return null;
  return Object.keys((await response.json()) as object).map((path) => base + path);
}

/** Styles of parts that come later: the scripts of the remote name them, and wait for them. */
async function cacheLazyStyles(
  page: PageContents,
  paths: readonly string[],
  id: string | undefined,
): Promise<boolean> {
  const base = id === undefined ? undefined : page.data.remotes[id]?.base;
  if (base === undefined) return true;
  const scripts = await Promise.all(
    paths.map(async (path) => (await cachedCopy(fileStore, path))?.text() ?? ''),
  );
  const names = new Set(scripts.join('\n').match(/[\w-]+\.css(?=["'`])/g) ?? []);
  const cached = await Promise.all([...names].map((name) => cacheFile(`${base}assets/${name}`)));
  return !cached.includes(false);
}

/** What a page says it has loaded is a hint: only what is part of this very version is kept with it. */
async function loaded(page: PageContents, files: readonly string[] = []): Promise<string[]> {
  const used = Object.entries(page.lists).filter(([, list]) => files.includes(list));
  const lists = await Promise.all(
    used.map(async ([id, list]) => listed(list, page.data.remotes[id]?.base ?? '')),
  );
  const known = new Set([
    ...page.scripts,
    ...used.map(([, list]) => list),
    ...lists.flatMap((paths) => paths ?? []),
  ]);
  return files.filter((path) => (/\.js(?:on)?$/.test(path) ? known.has(path) : isFile(path)));
}

const isFile = (path: string): boolean =>
  requestKind({ method: 'GET', mode: 'cors', url: location.origin + path }, location.origin) ===
  'file';

/** Keeps a file that never changes, from the browser's own cache where it is there. */
async function cacheFile(path: string): Promise<boolean> {
  if ((await cachedCopy(fileStore, path)) !== null) return true;
  try {
    const response = await fetch(path);
    if (!isFileAt(path, response)) return false;
    return await cacheCopy(fileStore, path, await response.arrayBuffer(), typeOf(response));
  } catch {
    return false;
  }
}

export const typeOf = ({ headers }: Response): Record<string, string> => ({
  'content-type': headers.get('content-type') ?? '',
  'x-content-type-options': 'nosniff',
});

/** A visitor's colours stand in the policy too, as the digest of their style. */
async function headersFor(from: Headers, page: PageContents): Promise<Record<string, string>> {
  const names = HEADERS.filter((name) => from.has(name));
  const headers = Object.fromEntries(names.map((name) => [name, from.get(name) ?? '']));
  const policy = headers['content-security-policy'] ?? '';
  const own = page.ownStyle === null ? null : await hashSource(page.ownStyle);
  return {
    ...headers,
    'content-security-policy': own === null ? policy : policy.replace(` ${own}`, ''),
    [CACHED_AT]: `${Date.now()}`,
    [CACHED_TITLE]: encodeURIComponent(page.title),
  };
}

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Whether the remote's frame was kept with all scripts of the remote. */
export async function cacheFrame(id: string, whole: boolean): Promise<boolean> {
  const page = await cachePage(framePath(id), whole ? { whole: id } : {});
  return page !== null;
}
