import type { Surah } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { chapterPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './landing.module.css';

/** A surah that opens when its card is chosen. `progress` in whole per cent. */
export function SurahCard({ surah, progress }: { surah: Surah; progress: number }) {
  return (
    <li>
      <Link className={styles.card} href={chapterPath(surah.number)}>
        <span className={styles.number}>{surah.number}</span>
        <span className={styles.names}>
          <span className={styles.nameEn}>{surah.nameEn}</span>
          <span className={styles.facts}>{messages.facts(surah)}</span>
        </span>
        <span className={styles.nameAr} lang="ar" dir="rtl">
          {surah.nameAr}
        </span>
        <span className={styles.track}>
          <span
            className={styles.bar}
            style={progress === 0 ? undefined : { inlineSize: `${progress}%` }}
          />
        </span>
        <span className={styles.state}>
          {progress === 0 ? messages.ready : messages.read(progress)}
        </span>
        <span className={styles.badge}>{messages.free}</span>
      </Link>
    </li>
  );
}
