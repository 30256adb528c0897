import type { Page } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';

export const landingPage = {
  id: 'landing',
  routes: [paths.landing],
  render: () => import.meta.env.SSR && import('./render.tsx'),
} as const satisfies Page;
