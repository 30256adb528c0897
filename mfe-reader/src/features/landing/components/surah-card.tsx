import type { Surah } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { Icon } from '@fahm/ui/icon/icon.tsx';
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
      <Icon d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />
      <span className="visually-hidden">{messages.cached}</span>
    </span>
  );
}
