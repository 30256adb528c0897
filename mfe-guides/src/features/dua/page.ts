import type { Page } from '../../lib/page.ts';
import { inBoth } from '../../lib/paths.ts';

export const duaPage: Page = {
  id: 'dua',
  routes: inBoth('/dua-guide'),
  title: "How to make Du'a · Fahm",
  hub: { title: "How to make Du'a", color: 'rose', minutes: 20 },
  screen: async () => (await import('./components/dua-screen.tsx')).DuaScreen,
  render: () => import.meta.env.SSR && import('./render.tsx'),
};
