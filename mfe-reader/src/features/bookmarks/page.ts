import type { Page } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';

export const bookmarksPage = {
  id: 'bookmarks',
  routes: [paths.bookmarks],
  render: () => import.meta.env.SSR && import('./render.tsx'),
} as const satisfies Page;
