import { pathOf } from '@fahm/mfe-kit/page.ts';
import { pages as guides } from '../../mfe-guides/src/pages.ts';

/** What tests open of pages that there are many of. */
const SAMPLE = { id: 'fig_musa' };

const addresses = (pages: readonly { routes: readonly string[] }[]): string[] =>
  pages.flatMap(({ routes }) => routes.map((route) => pathOf(route, SAMPLE)));

const isPrivate = (path: string): boolean => path.startsWith('/app');

/** Pages of the guides where everybody reads them, and inside the study app. */
export const publicGuides = addresses(guides).filter((path) => !isPrivate(path));
export const guidesInApp = addresses(guides).filter(isPrivate);
/** Those that are more than a way to others. */
export const guidesWithWords = addresses(guides.filter(({ screen }) => screen !== null)).filter(
  (path) => !isPrivate(path),
);
