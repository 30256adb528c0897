import type { AppPage } from '../../lib/page.ts';
import { studyPaths } from '../../lib/paths.ts';

export const conceptsPage: AppPage = {
  id: 'concepts',
  routes: [studyPaths.concepts],
  title: 'Qur’anic concepts · Fahm',
  words: {
    heading: "Qur'anic Concepts Management",
    loading: 'Loading...',
    signIn: "Please log in to manage Qur'anic concepts",
    signInHeading: 'Concepts Management',
  },
  screen: async () => (await import('../../routes/concepts-page.tsx')).ConceptsPage,
};
