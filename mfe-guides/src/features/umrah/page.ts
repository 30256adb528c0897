import type { Page } from '../../lib/page.ts';
import { inBoth } from '../../lib/paths.ts';

export const umrahPage: Page = {
  id: 'umrah',
  routes: inBoth('/umrah-timeline'),
  title: 'Umrah · Fahm',
  hub: { title: 'Umrah Guide', color: 'green', minutes: 35 },
  words: {
    loading: 'Loading guide…',
    failed: 'The guide could not be loaded.',
    forDevelopers: () =>
      import.meta.env.DEV &&
      "Couldn't load umrah_guide.json from public folder. Place the file named umrah_guide.json in the project's public folder.",
  },
  screen: async () => (await import('./components/umrah-screen.tsx')).UmrahScreen,
  render: () => import.meta.env.SSR && import('./render.tsx'),
};
