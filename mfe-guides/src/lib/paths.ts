/** Public addresses of the pages there is one of. */
export const paths = {
  hub: '/guides',
  names: '/names',
  timeline: '/timeline',
  umrah: '/umrah-timeline',
  dua: '/dua-guide',
  figures: '/figures',
} as const;

export type FixedPage = keyof typeof paths;

/** What an address of this remote shows. */
export type Place = { page: FixedPage } | { page: 'figure'; id: string };
export type GuidesPage = Place['page'];

/** Every page stands at its public address, which is canonical, and inside the study app. */
export const STEMS = ['', '/app'] as const;
export type Stem = (typeof STEMS)[number];

/** Path patterns this remote answers, in the form of `matchesRoute`. */
export const GUIDES_ROUTES: readonly string[] = STEMS.flatMap((stem) =>
  Object.values(paths).map((path) => `${stem}${path}${path === paths.figures ? '/*' : ''}`),
);

export const figurePath = (id: string): string => `${paths.figures}/${id}`;

/** Beside the figures: what is said where there is none. The edge looks for it by this name. */
export const MISSING_FIGURE = `${paths.figures}/_missing`;

/** The public address of a place. */
export const pathOfPlace = (place: Place): string =>
  place.page === 'figure' ? figurePath(place.id) : paths[place.page];

/** A verse in the reader, by a reference such as `7:180`. */
export const versePath = (verse: string): string =>
  `/read/chapter/${verse.split(':')[0] ?? ''}#${verse}`;

/** The place a path names and where it stands; null when it is not ours. */
export function placeOfPath(path: string): { place: Place; stem: Stem } | null {
  const stem: Stem = path.startsWith('/app/') ? '/app' : '';
  const bare = path.slice(stem.length).replace(/(?<=.)\/$/, '');
  const pages = Object.keys(paths) as FixedPage[];
  const page = pages.find((candidate) => paths[candidate] === bare);
  if (page !== undefined) return { place: { page }, stem };
  const id = /^\/figures\/([^/]+)$/.exec(bare)?.[1];
  return id === undefined ? null : { place: { page: 'figure', id }, stem };
}

/** Every address whose fragment is rendered when the remote is built. */
export function prerenderedPlaces(
  figures: readonly string[],
): { path: string; place: Place; stem: Stem }[] {
  const places: Place[] = [
    ...(Object.keys(paths) as FixedPage[]).map((page) => ({ page })),
    ...figures.map((id) => ({ page: 'figure' as const, id })),
  ];
  return STEMS.flatMap((stem) =>
    places.map((place) => ({ path: stem + pathOfPlace(place), place, stem })),
  );
}
