import { useQuery } from '@tanstack/react-query';
import { useStudy } from '../study.ts';
import { WRITTEN_FILE } from './written-file.ts';

/** Surahs whose lessons are written; null until it is known, or where it cannot be had: then nothing is claimed. */
export function useWritten(isWanted = true): ReadonlySet<number> | null {
  const { base } = useStudy();
  const { data } = useQuery({
    queryKey: [WRITTEN_FILE],
    queryFn: async ({ signal }) => {
      const response = await fetch(`${base}${WRITTEN_FILE}`, { signal });
      if (!response.ok) throw new Error(`${WRITTEN_FILE}: ${response.status}`);
      // A file of this very version, made by its build.
      return (await response.json()) as number[];
    },
    select: toSet,
    enabled: isWanted,
    staleTime: Infinity,
  });
  return data ?? null;
}

const toSet = (surahs: readonly number[]): ReadonlySet<number> => new Set(surahs);
