import type { LazyPart } from '@fahm/mfe-kit/lazy-part.ts';
import type { AppPartProps } from './lib/app-part.ts';
import { dataPart } from './lib/data-part.tsx';
import type { AppPage } from './lib/paths.ts';

/** The pages of the study app; the code of each comes when it is first shown. */
export const appParts: Record<AppPage, LazyPart<AppPartProps>> = {
  dashboard: dataPart(async () => (await import('./routes/dashboard-page.tsx')).DashboardPage),
  surahs: dataPart(async () => (await import('./routes/surahs-page.tsx')).SurahsPage),
  concepts: dataPart(async () => (await import('./routes/concepts-page.tsx')).ConceptsPage),
  practice: dataPart(async () => (await import('./routes/practice-page.tsx')).PracticePage),
  folders: dataPart(async () => (await import('./routes/folders-page.tsx')).FoldersPage),
  coach: dataPart(async () => (await import('./routes/coach-page.tsx')).CoachPage),
};
