import type { Surah } from '@fahm/quran/surahs.ts';
import { Progress } from '@fahm/ui/progress.tsx';
import { Link } from 'wouter';
import { isFree } from '../../../lib/access.ts';
import { paths, studyPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { statusOf, type SurahStanding } from '../model.ts';
import styles from './surah-card.module.css';

type Props = {
  surah: Surah;
  standing: SurahStanding;
  isLocked: boolean;
  /** Whether its lessons are still to be written. */
  isToCome: boolean;
};

/** A surah to study (spec 2.6). */
export function SurahCard({ surah, standing, isLocked, isToCome }: Props) {
  const plan = isFree(surah.number) ? 'free' : 'pro';
  const action = statusOf(standing) !== 'untouched' ? messages.continue : messages.start;
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
        {!isLocked && !isToCome && <SurahProgress surah={surah} standing={standing} />}
      </div>
      {isLocked ? (
        <p className={styles.lock}>
          <span>{messages.locked}</span>
          <a
            className={styles.action}
            href={paths.pricing}
            aria-label={messages.of(messages.unlock, surah)}
          >
            {messages.unlock}
          </a>
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

function SurahProgress({ surah, standing }: Pick<Props, 'surah' | 'standing'>) {
  const { percentage } = standing;
  const status = statusOf(standing);
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
        <span>{messages.percent(percentage)}</span>
      </p>
    </>
  );
}
