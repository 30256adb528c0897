import type { Surah } from '@fahm/quran/surahs.ts';
import { isFree } from '../../../lib/access.ts';
import { SurahCard } from './surah-card.tsx';
import styles from './surah-card.module.css';

type Props = {
  surahs: readonly Surah[];
  percentageOf: (surah: number) => number;
  hasPro: boolean;
};

export function SurahGrid({ surahs, percentageOf, hasPro }: Props) {
  return (
    <ul className={styles.grid}>
      {surahs.map((surah) => (
        <SurahCard
          key={surah.number}
          surah={surah}
          percentage={percentageOf(surah.number)}
          isLocked={!hasPro && !isFree(surah.number)}
        />
      ))}
    </ul>
  );
}
