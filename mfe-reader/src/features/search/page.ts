import type { Page } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';

export const searchPage = {
  id: 'search',
  routes: [paths.search],
  render: () => import.meta.env.SSR && import('./render.tsx'),
} as const satisfies Page;
