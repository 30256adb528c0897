import { findPage, type RouteMatch } from '@fahm/mfe-kit/page.ts';
import { coachPage } from './features/coach/page.ts';
import { conceptsPage } from './features/concepts/page.ts';
import { dashboardPage } from './features/dashboard/page.ts';
import { foldersPage } from './features/folders/page.ts';
import { practicePage } from './features/practice/page.ts';
import { surahPage } from './features/surah/page.ts';
import { surahsPage } from './features/surahs/page.ts';
import type { Page } from './lib/page.ts';

/** Every page of this remote; all that lists pages reads this. */
export const pages: readonly Page[] = [
  surahPage,
  dashboardPage,
  surahsPage,
  conceptsPage,
  practicePage,
  foldersPage,
  coachPage,
];

/** The page at a path; null for none of ours. The start page of somebody who is signed in is the dashboard (spec 2.1.8). */
export const pageAt = (path: string): RouteMatch<Page> | null =>
  path === '/' ? { page: dashboardPage, route: path, params: {} } : findPage(pages, path);

/** Whether a path lies where there is a page for each surah, so that only the server knows what is there. */
export const isBelowPages = (path: string): boolean =>
  pages.some(({ routes }) =>
    routes.some((route) => {
      const [basePath = '', name] = route.split(':');
      return name !== undefined && `${path}/`.startsWith(basePath);
    }),
  );
