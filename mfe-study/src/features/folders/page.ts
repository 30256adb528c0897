import type { AppPage } from '../../lib/page.ts';
import { studyPaths } from '../../lib/paths.ts';

export const foldersPage: AppPage = {
  id: 'folders',
  routes: [studyPaths.folders],
  title: 'Study folders · Fahm',
  words: {
    heading: 'Study folders',
    loading: 'Loading...',
    signIn: 'Please log in to keep folders',
  },
  screen: async () => (await import('../../routes/folders-page.tsx')).FoldersPage,
};
