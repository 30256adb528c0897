import { progressQuery } from '@fahm/api-client/study/progress.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DashboardView } from '../features/dashboard/components/dashboard-view.tsx';
import { DASHBOARD_SURAHS } from '../features/dashboard/model.ts';
import { SurahGrid } from '../features/surahs/components/surah-grid.tsx';
import type { ScreenProps } from '../lib/screen-props.ts';
import { useStudy } from '../lib/study.ts';

/** Below all else, and what it tells is counted when it is there. */
const wordsSection = lazyComponent(
  async () => (await import('../features/words/components/words-section.tsx')).WordsSection,
);

export function DashboardPage({ user }: ScreenProps) {
  const { data } = useQuery(progressQuery(useStudy().api));
  const surahs = (
    <SurahGrid
      surahs={SURAHS.slice(0, DASHBOARD_SURAHS)}
      hasPro={user.hasActiveSubscription}
      progress={data}
    />
  );
  // What cannot be had is left out: the page does without.
  const words = (
    <Suspense fallback={null}>
      <wordsSection.View />
    </Suspense>
  );
  return <DashboardView user={user} surahs={surahs} words={words} />;
}
