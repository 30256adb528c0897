import type { Surah } from '@fahm/quran/surahs.ts';
import type { ReactNode } from 'react';
import { isFree } from '../../../lib/access.ts';
import { messages } from '../messages.ts';
import styles from './surah-header.module.css';

type Props = {
  surah: Surah;
  /** What a member can do with it, beside its facts. */
  action: ReactNode;
};

export function SurahHeader({ surah, action }: Props) {
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
        {action}
      </p>
    </header>
  );
}
