import { type LazyComponent, lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import type { SessionProps } from '../features/practice/components/playing.tsx';

/** A session of practice, in the tab of a surah and across all of them; its code comes when one begins. */
export const practiceSession: LazyComponent<SessionProps> = lazyComponent(
  async () => (await import('./practice-session.tsx')).PracticeSession,
);
