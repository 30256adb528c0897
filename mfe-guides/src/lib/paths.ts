/** Path patterns this remote answers, in the form of `matchesRoute`. */
export const GUIDES_ROUTES = ['/guides', '/names', '/app/guides', '/app/names'] as const;

export const paths = { hub: '/guides', names: '/names' } as const;

export type GuidesPage = keyof typeof paths;

/** A verse in the reader, by a reference such as `7:180`. */
export const versePath = (verse: string): string =>
  `/read/chapter/${verse.split(':')[0] ?? ''}#${verse}`;

/** The page a path names; inside the study app (`/app/names`) it is the same one. Null when not ours. */
export function pageOfPath(path: string): GuidesPage | null {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const pages = Object.keys(paths) as GuidesPage[];
  return pages.find((page) => bare === paths[page] || bare === `/app${paths[page]}`) ?? null;
}

/** Every address whose fragment is rendered when the remote is built, with the page it shows. */
export function prerenderedPages(): { path: string; page: GuidesPage }[] {
  return GUIDES_ROUTES.flatMap((path) => {
    const page = pageOfPath(path);
    return page === null ? [] : [{ path, page }];
  });
}
