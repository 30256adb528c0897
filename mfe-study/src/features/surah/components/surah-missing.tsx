import { Link } from 'wouter';
import { paths, studyPaths, type SurahBasePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './surah-missing.module.css';

/** Where there is no such surah (spec 2.7.5). A visitor's list of surahs is the reader's. */
export function SurahMissing({ basePath }: { basePath: SurahBasePath }) {
  const surahs = basePath === '/surahs' ? paths.reader : studyPaths.surahs;
  return (
    <div className={styles.missing}>
      <h1 className={styles.heading} tabIndex={-1}>
        {messages.noSurah.heading}
      </h1>
      <p className={styles.text}>{messages.noSurah.text}</p>
      <Link className="button" href={surahs}>
        {messages.noSurah.back}
      </Link>
    </div>
  );
}
