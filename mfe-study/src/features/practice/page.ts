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
  screen: async () => {
    // A session that was begun elsewhere comes beside the page, and not after it. Who shows it says what failed.
    if (new URLSearchParams(location.search).has('start')) {
      import('../../routes/practice-session.tsx').catch(() => {});
    }
    return (await import('../../routes/practice-page.tsx')).PracticePage;
  },
};
