import type { CheckCard } from '@fahm/contracts/study/surah-check.ts';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { fetchCheck } from './fetch-check.ts';

type Check = { state: 'loading' | 'failed' } | { state: 'here'; cards: readonly CheckCard[] };

/** The questions of a surah; nothing is asked for while it is null. */
export function useCheck(surah: number | null): { check: Check; retry: () => void } {
  const { base } = useServices();
  const [check, setCheck] = useState<Check>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (surah === null) return;
    let isWanted = true;
    const arrive = (next: Check) => isWanted && setCheck(next);
    setCheck({ state: 'loading' });
    fetchCheck(base, surah).then(
      (cards) => arrive({ state: 'here', cards }),
      () => arrive({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [base, surah, tries]);
  return { check, retry: () => setTries((count) => count + 1) };
}
