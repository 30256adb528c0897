import type { Surah } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { chapterPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './landing.module.css';

type Props = {
  surah: Surah;
  /** In whole per cent. */
  progress: number;
  /** Whether it opens without a network. */
  cached: boolean;
};

/** A surah that opens when its card is chosen. */
export function SurahCard({ surah, progress, cached }: Props) {
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
          {cached && <OfflineMark />}
        </span>
        <span className={styles.badge}>{messages.free}</span>
      </Link>
    </li>
  );
}

function OfflineMark() {
  return (
    <span className={styles.cached} title={messages.cached}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 2v7M5 6.5 8 9.5 11 6.5M3 13h10" />
      </svg>
      <span className="visually-hidden">{messages.cached}</span>
    </span>
  );
}
