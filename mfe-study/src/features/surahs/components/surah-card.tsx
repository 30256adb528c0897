import type { Surah } from '@fahm/quran/surahs.ts';
import { Progress } from '@fahm/ui/progress.tsx';
import { Link } from 'wouter';
import { isFree } from '../../../lib/access.ts';
import { paths, studyPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { statusOf } from '../model.ts';
import styles from './surah-card.module.css';

type Props = {
  surah: Surah;
  /** 0 to 100. */
  percentage: number;
  isLocked: boolean;
};

/** A surah to study (spec 2.6). */
export function SurahCard({ surah, percentage, isLocked }: Props) {
  const plan = isFree(surah.number) ? 'free' : 'pro';
  const action = percentage > 0 ? messages.continue : messages.start;
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
        {!isLocked && <SurahProgress surah={surah} percentage={percentage} />}
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

function SurahProgress({ surah, percentage }: Omit<Props, 'isLocked'>) {
  return (
    <>
      <Progress
        className={styles.bar}
        max={100}
        value={percentage}
        aria-label={messages.progressOf(surah)}
      />
      <p className={styles.status} data-status={statusOf(percentage)}>
        <span>{messages.status[statusOf(percentage)]}</span>
        <span>{messages.percent(percentage)}</span>
      </p>
    </>
  );
}
