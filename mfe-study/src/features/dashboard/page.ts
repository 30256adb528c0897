import type { AppPage } from '../../lib/page.ts';
import { studyPaths } from '../../lib/paths.ts';

export const dashboardPage: AppPage = {
  id: 'dashboard',
  routes: [studyPaths.dashboard],
  title: 'Dashboard · Fahm',
  words: {
    heading: 'As-salamu alaikum',
    loading: 'Loading your study dashboard...',
    signIn: 'Please log in to see your dashboard',
  },
  up: () => null,
  screen: async () => (await import('../../routes/dashboard-page.tsx')).DashboardPage,
};
