import type { Surah } from '@fahm/quran/surahs.ts';
import { messages } from '../messages.ts';
import { accessOf } from '../model.ts';
import styles from './surah-header.module.css';

export function SurahHeader({ surah }: { surah: Surah }) {
  const access = accessOf(surah.number);
  return (
    <header className={styles.header}>
      <p className={styles.number}>
        {messages.number(surah)}
        <span className={styles.badge} data-access={access}>
          {messages.badge[access]}
        </span>
      </p>
      <h1 className={styles.title} tabIndex={-1}>
        <span className={styles.nameEn}>{surah.nameEn}</span>
        <span className={styles.nameAr} lang="ar" dir="rtl">
          {surah.nameAr}
        </span>
      </h1>
      <p className={styles.meaning}>{surah.meaningEn}</p>
      <p className={styles.facts}>{messages.facts(surah)}</p>
    </header>
  );
}
