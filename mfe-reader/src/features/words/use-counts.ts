import type { WordCounts } from '@fahm/contracts/content/word-counts.ts';
import { useEffect, useState } from 'react';
import { WORD_COUNTS_FILE } from '../../lib/word-counts-file.ts';

/** How often each word stands in each surah, once it is wanted; null until it is there, and where it cannot be had. */
export function useCounts(base: string, isWanted: boolean): WordCounts | null {
  const [counts, setCounts] = useState<WordCounts | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    fetch(base + WORD_COUNTS_FILE, { signal: left.signal })
      .then(async (response) => {
        // A file of this very version, made by its build.
        if (response.ok) setCounts((await response.json()) as WordCounts);
      })
      .catch(() => {});
    return () => left.abort();
  }, [base, isWanted]);
  return counts;
}
