import type { Surah } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { isFree } from '../../../lib/access.ts';
import { coachPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './surah-header.module.css';

type Props = {
  surah: Surah;
  /** Whether its coach answers who looks at it. */
  hasCoach: boolean;
};

export function SurahHeader({ surah, hasCoach }: Props) {
  const plan = isFree(surah.number) ? 'free' : 'pro';
  return (
    <header className={styles.header}>
      <p className={styles.number}>
        {messages.number(surah)}
        <span className={styles.badge} data-plan={plan}>
          {messages.badge[plan]}
        </span>
      </p>
      <h1 className={styles.title} tabIndex={-1}>
        <span className={styles.nameEn}>{surah.nameEn}</span>
        <span className={styles.nameAr} lang="ar" dir="rtl">
          {surah.nameAr}
        </span>
      </h1>
      <p className={styles.meaning}>{surah.meaningEn}</p>
      <p className={styles.facts}>
        {messages.facts(surah)}
        {hasCoach && (
          <Link className={styles.coach} href={coachPath(surah.number)}>
            {messages.coach}
          </Link>
        )}
      </p>
    </header>
  );
}
