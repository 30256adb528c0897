import type { PassageHeading } from '@fahm/contracts/study/surah-overview.ts';
import { useQuery } from '@tanstack/react-query';
import { useStudy } from '../../lib/study.ts';

const NONE: readonly PassageHeading[] = [];

/** Ranges and titles of a surah's passages, which are public; out of the page, or a file beside the code. */
export function useHeadings(surah: number, isWanted: boolean): readonly PassageHeading[] {
  const { base, map, seed } = useStudy();
  // The public page of a surah without a map has said so already.
  const unmapped = seed?.surah === surah ? NONE : null;
  const known = map?.surah === surah ? map.headings : unmapped;
  const { data } = useQuery({
    queryKey: ['passages', surah],
    queryFn: async ({ signal }) => {
      const [response, { passageHeadingListSchema }] = await Promise.all([
        fetch(`${base}passages/${surah}.json`, { signal }),
        import('@fahm/contracts/study/surah-overview.ts'),
      ]);
      if (!response.ok) throw new Error(`Passages of surah ${surah}: ${response.status}`);
      return passageHeadingListSchema.parse(await response.json());
    },
    enabled: isWanted && known === null,
    staleTime: Infinity,
  });
  return known ?? data ?? NONE;
}
