import { overviewQuery } from '@fahm/api-client/study/lessons.ts';
import type { SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import { useQuery } from '@tanstack/react-query';
import { isFree } from '../access.ts';
import { useStudy } from '../study.ts';
import { useSession } from '@fahm/mfe-kit/use-session.ts';

/**
 * The surah as a whole with the map of its passages; null while it is not known, and for ever where it is not
 * open or has no map. What came with the page is not asked for.
 */
export const useOverview = (surah: number): SurahOverview | null =>
  useOverviewState(surah).overview;

/** The same, and whether it is on its way. */
export function useOverviewState(surah: number): {
  overview: SurahOverview | null;
  isComing: boolean;
} {
  const { api, seed, host } = useStudy();
  const session = useSession(host);
  const hasPro = session.status === 'member' && session.user.hasActiveSubscription;
  const known = seed?.surah === surah && isFree(surah) ? { overview: seed.overview } : null;
  const { data, isLoading } = useQuery({
    ...overviewQuery(api, surah),
    ...(known === null ? {} : { initialData: known }),
    enabled: isFree(surah) || hasPro,
    staleTime: Infinity,
  });
  return { overview: data?.overview ?? null, isComing: isLoading };
}
