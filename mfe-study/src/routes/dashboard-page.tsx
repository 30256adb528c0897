import { progressQuery } from '@fahm/api-client/study/progress.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { useQuery } from '@tanstack/react-query';
import { DashboardView } from '../features/dashboard/components/dashboard-view.tsx';
import { DASHBOARD_SURAHS } from '../features/dashboard/model.ts';
import { SurahGrid } from '../features/surahs/components/surah-grid.tsx';
import type { ScreenProps } from '../lib/screen-props.ts';
import { useStudy } from '../lib/study.ts';

export function DashboardPage({ user }: ScreenProps) {
  const { data } = useQuery(progressQuery(useStudy().api));
  const surahs = (
    <SurahGrid
      surahs={SURAHS.slice(0, DASHBOARD_SURAHS)}
      hasPro={user.hasActiveSubscription}
      progress={data}
    />
  );
  return <DashboardView user={user} surahs={surahs} />;
}
