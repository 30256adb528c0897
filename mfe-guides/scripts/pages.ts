import type { Content } from '../src/lib/content.ts';
import { type GuidesPage, prerenderedPlaces } from '../src/lib/paths.ts';

/** The module that comes with each page, as the build names it: a page brings its styles from the start. */
const SCREENS: Record<Exclude<GuidesPage, 'hub'>, string> = {
  timeline: 'src/features/timeline/components/timeline-screen.tsx',
  umrah: 'src/features/umrah/components/umrah-screen.tsx',
  dua: 'src/features/dua/components/dua-screen.tsx',
  names: 'src/features/names/components/names-screen.tsx',
  figures: 'src/features/figures/components/figures-screen.tsx',
  figure: 'src/features/figures/components/figure-screen.tsx',
};

export const screenOf = (page: GuidesPage): string | null =>
  page === 'hub' ? null : SCREENS[page];

/** Every page of the remote. */
export const pagesOf = ({ figures }: Content) => prerenderedPlaces(figures.map(({ id }) => id));
