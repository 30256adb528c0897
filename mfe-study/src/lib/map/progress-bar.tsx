import type { PassageProgress } from '@fahm/contracts/study/progress.ts';
import { shareOf } from './ribbon-model.ts';
import styles from './progress-bar.module.css';

type Props = Pick<PassageProgress, 'cards' | 'started' | 'known'>;

/** How much of a passage's cards is begun, and how much of that is known; said in words beside it. */
export function ProgressBar({ cards, started, known }: Props) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.begun} width={shareOf(started, cards)} height="1" />
      <rect className={styles.known} width={shareOf(known, cards)} height="1" />
    </svg>
  );
}
