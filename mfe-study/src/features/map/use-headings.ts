import { passageHeadingSchema, type PassageHeading } from '@fahm/contracts/surah-overview.ts';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useStudy } from '../../lib/study.ts';

const NONE: readonly PassageHeading[] = [];
const headingsSchema = z.array(passageHeadingSchema);

/** Ranges and titles of a surah's passages, which are public; out of the page, or a file beside the code. */
export function useHeadings(surah: number, isWanted: boolean): readonly PassageHeading[] {
  const { base, map } = useStudy();
  const known = map?.surah === surah ? map.headings : null;
  const { data } = useQuery({
    queryKey: ['passages', surah],
    queryFn: async ({ signal }) => {
      const response = await fetch(`${base}passages/${surah}.json`, { signal });
      if (!response.ok) throw new Error(`Passages of surah ${surah}: ${response.status}`);
      return headingsSchema.parse(await response.json());
    },
    enabled: isWanted && known === null,
    staleTime: Infinity,
  });
  return known ?? data ?? NONE;
}
