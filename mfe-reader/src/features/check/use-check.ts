import type { CheckCard } from '@fahm/contracts/study/surah-check.ts';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { fetchCheck } from './fetch-check.ts';

type Check = { state: 'loading' | 'failed' } | { state: 'here'; cards: readonly CheckCard[] };

/** The questions of a surah; nothing is asked for while it is null. */
export function useCheck(surah: number | null): { check: Check; retry: () => void } {
  const { base } = useServices();
  const [tries, setTries] = useState(0);
  const asked = `${surah} ${tries}`;
  const [answer, setAnswer] = useState<{ asked: string; check: Check } | null>(null);
  useEffect(() => {
    if (surah === null) return;
    let isWanted = true;
    const arrive = (check: Check) => isWanted && setAnswer({ asked, check });
    fetchCheck(base, surah).then(
      (cards) => arrive({ state: 'here', cards }),
      () => arrive({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [base, surah, asked]);
  return {
    check: answer?.asked === asked ? answer.check : { state: 'loading' },
    retry: () => setTries((count) => count + 1),
  };
}
