import type { AppPage } from '../../lib/page.ts';
import { studyPaths } from '../../lib/paths.ts';

export const practicePage: AppPage = {
  id: 'practice',
  routes: [studyPaths.practice],
  title: 'Practice · Fahm',
  words: {
    heading: 'Practice',
    loading: 'Loading...',
    signIn: 'Please log in to practise',
  },
  screen: async () => (await import('../../routes/practice-page.tsx')).PracticePage,
};
