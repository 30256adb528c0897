import type { Page } from '../../lib/page.ts';
import { inBoth } from '../../lib/paths.ts';

export const namesPage: Page = {
  id: 'names',
  routes: inBoth('/names'),
  title: 'The 99 Beautiful Names of Allah · Fahm',
  hub: { title: 'The 99 Beautiful Names of Allah', color: null },
  screen: async () => (await import('./components/names-screen.tsx')).NamesScreen,
  render: () => import.meta.env.SSR && import('./render.tsx'),
};
