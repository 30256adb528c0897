import { textKey } from '@fahm/mfe-kit/offline-cache.ts';

/** What a request is to the service worker; what is `other` is none of its business. */
export type RequestKind = 'page' | 'file' | 'text' | 'audio' | 'other';

type Request = { method: string; mode: string; url: string };

const UNTOUCHED = /^\/(?:api|_mf|_offline\/[^/]*)(?:\/|$)/;
const AUDIO = /^\/audio\/\d+\/[^/]+\/\d+\.mp3$/;
const FILE = /^\/(?:assets|mf\/[^/]+\/[^/]+)\/.+\.(?:js|json|css|woff2)$/;

/** Sorts a request. `origin` is the worker's own. */
export function requestKind({ method, mode, url }: Request, origin: string): RequestKind {
  const { origin: of, pathname, search } = new URL(url);
  if (method !== 'GET' || of !== origin || UNTOUCHED.test(pathname)) return 'other';
  if (mode === 'navigate') return /\.[a-z0-9]+$/i.test(pathname) ? 'other' : 'page';
  // A query is how the shell gets past every cache.
  if (search !== '') return 'other';
  if (AUDIO.test(pathname)) return 'audio';
  if (textKey(pathname) !== null) return 'text';
  return FILE.test(pathname) ? 'file' : 'other';
}

/** A page has one address: no query, and a trailing slash does not matter. */
export function pageKey(url: string): string {
  const { pathname } = new URL(url);
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

const TYPES: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  woff2: /font|octet-stream/,
  json: /^application\/json/,
  txt: /^text\/plain/,
};

/** Whether an answer is the file that was asked for, and not an error or a sign-in page in its place. */
export function isFileAt(path: string, { status, redirected, headers }: Response): boolean {
  const extension = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
  const type = headers.get('content-type') ?? '';
  return status === 200 && !redirected && (TYPES[extension]?.test(type) ?? false);
}
