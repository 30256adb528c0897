import type { AppPage } from '../../lib/page.ts';
import { studyPaths } from '../../lib/paths.ts';

export const surahsPage: AppPage = {
  id: 'surahs',
  routes: [studyPaths.surahs],
  title: 'All Surahs · Fahm',
  words: {
    heading: 'All Surahs',
    loading: 'Loading Surahs...',
    signIn: 'Please log in to see your progress in every surah',
  },
  screen: async () => (await import('../../routes/surahs-page.tsx')).SurahsPage,
};
