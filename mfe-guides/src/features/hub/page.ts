import type { Page } from '../../lib/page.ts';
import { inBoth } from '../../lib/paths.ts';

/** The way to all guides: made of what the other pages say of their place in it. */
export const hubPage: Page = {
  id: 'hub',
  routes: inBoth('/guides'),
  title: 'Guides · Fahm',
  screen: null,
  render: () => import.meta.env.SSR && import('./render.tsx'),
};
