// A page may be laid out in more ways than one, as its visitor's settings say. A fragment of another layout than the
// usual one lies below no route, so that it is no page of its own.

/** Where the fragment of a page in a layout lies among the fragments of its remote. */
export const layoutPath = (path: string, layout: string): string => `/_layout/${layout}${path}`;

/** The page and the layout that such a path means; null for any other. */
export function readLayoutPath(path: string): { path: string; layout: string } | null {
  const [, layout, page] = /^\/_layout\/([a-z]+)(\/.+)$/.exec(path) ?? [];
  return layout === undefined || page === undefined ? null : { path: page, layout };
}
