import type { Surah } from '@fahm/quran/surahs.ts';
import { Progress } from '@fahm/ui/progress.tsx';
import { Link } from 'wouter';
import { isFree } from '../../../lib/access.ts';
import { paths, studyPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { statusOf, type SurahProgress } from '../model.ts';
import styles from './surah-card.module.css';

type Props = {
  surah: Surah;
  progress: SurahProgress;
  isLocked: boolean;
  /** Whether Pro can be bought here; null while that is not known. */
  isOffered: boolean | null;
  /** Whether its lessons are still to be written. */
  isToCome: boolean;
};

/** A surah to study (spec 2.6). */
export function SurahCard({ surah, progress, isLocked, isOffered, isToCome }: Props) {
  const plan = isFree(surah.number) ? 'free' : 'pro';
  const action = statusOf(progress) !== 'untouched' ? messages.continue : messages.start;
  return (
    <li className={styles.card} data-card={surah.number} data-locked={isLocked || undefined}>
      <div className={styles.body}>
        <p className={styles.top}>
          <span>{surah.number}</span>
          <span className={styles.badge} data-plan={plan}>
            {messages.badge[plan]}
          </span>
        </p>
        <h3 className={styles.names}>
          <span>{surah.nameEn}</span>
          <span className={styles.arabic} lang="ar" dir="rtl">
            {surah.nameAr}
          </span>
        </h3>
        <p className={styles.facts}>{messages.facts(surah)}</p>
        {isToCome && <p className={styles.note}>{messages.toCome}</p>}
        {!isLocked && !isToCome && <ProgressLine surah={surah} progress={progress} />}
      </div>
      {isLocked ? (
        <p className={styles.lock}>
          <span>{messages.locked}</span>
          {isOffered !== false && (
            <a
              className={styles.action}
              href={paths.pricing}
              aria-label={messages.of(messages.unlock, surah)}
            >
              {messages.unlock}
            </a>
          )}
        </p>
      ) : (
        <Link
          className={styles.action}
          href={studyPath(surah.number)}
          aria-label={messages.of(action, surah)}
        >
          {action}
        </Link>
      )}
    </li>
  );
}

function ProgressLine({ surah, progress }: Pick<Props, 'surah' | 'progress'>) {
  const { percentage, startedCards } = progress;
  const status = statusOf(progress);
  return (
    <>
      <Progress
        className={styles.bar}
        max={100}
        value={percentage}
        aria-label={messages.progressOf(surah)}
      />
      <p className={styles.status} data-status={status}>
        <span>{messages.status[status]}</span>
        <span>
          {percentage === 0 && startedCards > 0
            ? messages.answered(startedCards)
            : messages.percent(percentage)}
        </span>
      </p>
    </>
  );
}
