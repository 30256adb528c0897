import { matchesRoute } from './routes.ts';

/** What an address says in the places of a route's `:name`s. */
export type Params = Readonly<Record<string, string>>;

/**
 * What a page says of itself; its remote adds what its own pages need. Plain data and lazy imports, so that
 * the browser, the build and the tests all read the same description and none loads what only another needs.
 */
export type PageDescription<Content = void> = {
  /** Names it in markup, in the build and in tests. */
  id: string;
  /** Its addresses, the canonical one first; `:name` stands for one segment. */
  routes: readonly [string, ...string[]];
  /** Of routes with names: all that is rendered when the remote is built. */
  params?: (content: Content) => Iterable<Params>;
};

export type FoundPage<Page> = { page: Page; route: string; params: Params };

/** What `path` (no query, no hash) says in the places of a route's names; null when it is no such address. */
export function paramsOf(route: string, path: string): Params | null {
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  const names = route.split('/');
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? '';
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

/** The address of a route for these parameters. */
export const pathOf = (route: string, params: Params = {}): string =>
  route.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

/** The page at an address, a trailing slash or none; null when no page of the list is there. */
export function findPage<Page extends Pick<PageDescription, 'routes'>>(
  pages: readonly Page[],
  path: string,
): FoundPage<Page> | null {
  for (const page of pages) {
    for (const route of page.routes) {
      const params = paramsOf(route, path);
      if (params !== null) return { page, route, params };
    }
  }
  return null;
}

/** Every address that is rendered when the remote is built. */
export function* prerendered<Content, Page extends PageDescription<Content>>(
  pages: readonly Page[],
  content: Content,
): Generator<FoundPage<Page> & { path: string }> {
  for (const page of pages) {
    for (const route of page.routes) {
      const all = route.includes('/:') ? (page.params?.(content) ?? []) : [{}];
      for (const params of all) yield { page, route, params, path: pathOf(route, params) };
    }
  }
}

/** Patterns of `matchesRoute` for all addresses of the pages, none that another one covers. */
export function patternsOf(pages: readonly Pick<PageDescription, 'routes'>[]): string[] {
  const all = pages.flatMap(({ routes }) => routes.map((route) => route.replace(/\/:.*/, '/*')));
  const wide = all.filter((pattern) => pattern.endsWith('/*'));
  const isCovered = (pattern: string) =>
    wide.some((other) => other !== pattern && matchesRoute(other, pattern.replace('/*', '')));
  return [...new Set(all)].filter((pattern) => !isCovered(pattern));
}
