import { type Surah, SURAHS } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { chapterPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './surah-grid.module.css';

function SurahCard({ surah }: { surah: Surah }) {
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
        <span className={styles.state}>{messages.ready}</span>
        <span className={styles.badge}>{messages.free}</span>
      </Link>
    </li>
  );
}

/** Every surah as a card that opens it. Facts only: the same list on the server and in the browser. */
export function SurahGrid() {
  return (
    <div className={styles.page} data-landing="">
      <h1 className={styles.heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      <p className={styles.lead}>{messages.lead}</p>
      <ol className={styles.grid}>
        {SURAHS.map((surah) => (
          <SurahCard key={surah.number} surah={surah} />
        ))}
      </ol>
    </div>
  );
}
