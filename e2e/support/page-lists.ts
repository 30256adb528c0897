import { type PageDescription, pathOf } from '@fahm/mfe-kit/page.ts';
import { pages as guides } from '../../mfe-guides/src/pages.ts';
import { pages as study } from '../../mfe-study/src/pages.ts';

/** What tests open of pages that there are many of. */
const SAMPLE = { id: 'fig_musa', surah: '1' };

const addresses = (pages: readonly Pick<PageDescription, 'routes'>[]): string[] =>
  pages.flatMap(({ routes }) => routes.map((route) => pathOf(route, SAMPLE)));

const isInApp = (path: string): boolean => path.startsWith('/app');

/** Pages of the guides where everybody reads them, and inside the study app. */
export const publicGuides = addresses(guides).filter((path) => !isInApp(path));
export const guidesInApp = addresses(guides).filter(isInApp);
/** Those that are more than a way to others. */
export const guidesWithWords = addresses(guides.filter(({ screen }) => screen !== null)).filter(
  (path) => !isInApp(path),
);

/** A surah's page, which everybody may open at any of its addresses. */
export const publicStudy = addresses(study.filter(({ screen }) => screen === null));
/** Pages of whoever is signed in. */
export const studyApp = addresses(study.filter(({ screen }) => screen !== null));
