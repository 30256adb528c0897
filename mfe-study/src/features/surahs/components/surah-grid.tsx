import type { ProgressRow } from '@fahm/contracts/study/progress.ts';
import type { Surah } from '@fahm/quran/surahs.ts';
import { isFree } from '../../../lib/access.ts';
import { useOffer } from '../../../lib/offer/use-offer.ts';
import { useWritten } from '../../../lib/written/use-written.ts';
import { progressOf } from '../model.ts';
import { SurahCard } from './surah-card.tsx';
import styles from './surah-card.module.css';

type Props = {
  surahs: readonly Surah[];
  /** Rows of GET /api/progress, in the order of the surahs; undefined while they are not there. */
  progress: readonly ProgressRow[] | undefined;
  hasPro: boolean;
};

export function SurahGrid({ surahs, progress, hasPro }: Props) {
  const written = useWritten();
  const isOffered = useOffer();
  return (
    <ul className={styles.grid}>
      {surahs.map((surah) => (
        <SurahCard
          key={surah.number}
          surah={surah}
          progress={progressOf(progress?.[surah.number - 1])}
          isLocked={!hasPro && !isFree(surah.number)}
          isOffered={isOffered}
          isToCome={written?.has(surah.number) === false}
        />
      ))}
    </ul>
  );
}
