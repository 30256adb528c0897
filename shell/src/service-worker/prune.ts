import { readPage } from './page-contents.ts';
import { fileStore, keysOf, pageStore } from './stores.ts';

/** When a page was kept, in milliseconds since 1970. */
export const CACHED_AT = 'x-kept-at';
/** Its title, as HTML, percent-encoded. */
export const CACHED_TITLE = 'x-kept-title';

/** Whether a page is one of the service worker's own, which no visit brought and none may crowd out. */
export const isFixed = (path: string): boolean => path.startsWith('/_offline');

export type Visited = { path: string; at: number; title: string };

/** Pages that were visited, the latest first. */
export async function visitedPages(): Promise<Visited[]> {
  const cache = await pageStore();
  const responses = await cache.matchAll();
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths
    .map((path, index) => {
      const headers = responses[index]?.headers;
      const title = decodeURIComponent(headers?.get(CACHED_TITLE) ?? '');
      return { path, at: Number(headers?.get(CACHED_AT)), title };
    })
    .filter(({ path }) => !isFixed(path))
    .toSorted((a, b) => b.at - a.at);
}

/** Leaves the latest pages only, and then only files that a page which is left may load. */
export async function dropOldPages(leave: number): Promise<void> {
  const old = (await visitedPages()).slice(leave);
  const pages = await pageStore();
  for (const { path } of old) await pages.delete(path);
  if (old.length > 0) await dropUnnamedFiles();
}

/** A page of an older version stays with all of its files, until a newer one took its place. */
export async function dropUnnamedFiles(): Promise<void> {
  const files = await fileStore();
  const named = await namedFiles();
  for (const path of await keysOf(fileStore)) {
    if (!named.some((text) => text.includes(nameOf(path)))) await files.delete(path);
  }
}

/**
 * How a page refers to a file: to one of the shell's by a name that carries a digest, by whatever address; to
 * those of a remote by their version, any file of which it may load.
 */
const nameOf = (path: string): string =>
  /^\/mf\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? path.slice(path.lastIndexOf('/') + 1);

/** What kept pages name: their scripts and styles, and the styles' fonts. */
async function namedFiles(): Promise<string[]> {
  const files = await fileStore();
  const texts: string[] = [];
  for (const response of await (await pageStore()).matchAll()) {
    const page = readPage(await response.text());
    if (page === null) continue;
    const css = page.required.filter((path) => path.endsWith('.css'));
    const styles = await Promise.all(css.map((path) => files.match(path)));
    const loaded = await Promise.all(styles.map(async (style) => style?.text() ?? ''));
    texts.push(page.rest, ...loaded);
  }
  return texts;
}
