import type { Surah } from '@fahm/quran/surahs.ts';
import { messages } from '../messages.ts';
import styles from './chapter-header.module.css';

export function ChapterHeader({ surah, basmala }: { surah: Surah; basmala: string | null }) {
  return (
    <header className={styles.header}>
      <p className={styles.number}>{surah.number}</p>
      <h1 className={styles.title} tabIndex={-1}>
        <span className={styles.nameAr} lang="ar" dir="rtl">
          {surah.nameAr}
        </span>
        <span className={styles.nameEn}>{surah.nameEn}</span>
      </h1>
      <p className={styles.meaning}>{surah.meaningEn}</p>
      <p className={styles.facts}>{messages.facts(surah)}</p>
      {basmala !== null && (
        <p className={styles.basmala} lang="ar" dir="rtl" data-basmala="">
          {basmala}
        </p>
      )}
    </header>
  );
}
