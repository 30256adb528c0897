import { recalledWordsQuery } from '@fahm/api-client/study/words.ts';
import type { WordCounts } from '@fahm/contracts/content/word-counts.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStudy } from '../../lib/study.ts';
import { WORD_COUNTS_FILE } from '../../lib/word-counts-file.ts';
import { figuresOf } from './model.ts';

/** What somebody recalls of the Qur'an's words; null until it is known. */
export function useFigures() {
  const { api, base } = useStudy();
  const recalled = useQuery(recalledWordsQuery(api));
  const counts = useQuery({
    queryKey: [WORD_COUNTS_FILE],
    queryFn: async ({ signal }) => {
      const response = await fetch(`${base}${WORD_COUNTS_FILE}`, { signal });
      if (!response.ok) throw new Error(`${WORD_COUNTS_FILE}: ${response.status}`);
      // A file of this very version, made by its build.
      return (await response.json()) as WordCounts;
    },
    staleTime: Infinity,
  });
  const figures = useMemo(
    () =>
      counts.data === undefined || recalled.data === undefined
        ? null
        : figuresOf(counts.data, recalled.data),
    [counts.data, recalled.data],
  );
  const refetch = () => void Promise.all([recalled.refetch(), counts.refetch()]);
  return { figures, isError: recalled.isError || counts.isError, refetch };
}
