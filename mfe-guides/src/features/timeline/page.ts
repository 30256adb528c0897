import type { Page } from '../../lib/page.ts';
import { inBoth } from '../../lib/paths.ts';

export const timelinePage: Page = {
  id: 'timeline',
  routes: inBoth('/timeline'),
  title: 'Islamic Timeline · Fahm',
  hub: { title: 'Islamic Timeline', color: 'blue', minutes: 25 },
  screen: async () => (await import('./components/timeline-screen.tsx')).TimelineScreen,
  render: () => import.meta.env.SSR && import('./render.tsx'),
};
