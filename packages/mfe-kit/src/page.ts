import { matchesRoute } from './routes.ts';

/** What an address says in the places of a route's `:name`s. */
export type Params = Readonly<Record<string, string>>;

/**
 * What a page says of itself; its remote adds what its own pages need. Plain data and lazy imports, so that
 * the browser, the build and the tests all read the same description and none loads what only another needs.
 */
export type PageDescription = {
  /** Names it in markup, in the build and in tests. */
  id: string;
  /** Its addresses, the canonical one first; `:name` stands for one segment. */
  routes: readonly [string, ...string[]];
  /** Whether there is a page for what stands in the places of the names; without it, for anything. */
  accepts?: (params: Params) => boolean;
};

export type RouteMatch<Page> = { page: Page; route: string; params: Params };

/** What `path` (no query, no hash) says in the places of a route's names; null when it is no such address. */
export function paramsOf(route: string, path: string): Params | null {
  const pattern = route.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}/?$`).exec(path);
  return match && { ...match.groups };
}

/** A path as the router (wouter) gives it to pages: decoded where it can be. */
export function routerPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The address of a route for these parameters. */
export const pathOf = (route: string, params: Params = {}): string =>
  route.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

/** The page at an address, a trailing slash or none; null when no page of the list is there. */
export function findPage<Page extends Pick<PageDescription, 'routes' | 'accepts'>>(
  pages: readonly Page[],
  path: string,
): RouteMatch<Page> | null {
  for (const page of pages) {
    for (const route of page.routes) {
      const params = paramsOf(route, path);
      if (params !== null && page.accepts?.(params) !== false) return { page, route, params };
    }
  }
  return null;
}

/** Every address that is rendered when the remote is built; `all` gives what there is of a page of many. */
export const prerendered = <Page extends PageDescription>(
  pages: readonly Page[],
  all: (page: Page) => Iterable<Params>,
): string[] =>
  pages.flatMap((page) =>
    page.routes.flatMap((route) =>
      route.includes(':') ? [...all(page)].map((params) => pathOf(route, params)) : [route],
    ),
  );

/** Patterns of `matchesRoute` for all addresses of the pages, none that another one covers. */
export function patternsOf(pages: readonly Pick<PageDescription, 'routes'>[]): string[] {
  const patterns = pages.flatMap(({ routes }) =>
    routes.map((route) => route.replace(/\/:.*/, '/*')),
  );
  const wide = patterns.filter((pattern) => pattern.endsWith('/*'));
  const isCovered = (pattern: string) =>
    wide.some((other) => other !== pattern && matchesRoute(other, pattern.replace('/*', '')));
  return [...new Set(patterns)].filter((pattern) => !isCovered(pattern));
}
