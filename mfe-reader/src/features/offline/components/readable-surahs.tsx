import { SURAHS } from '@fahm/quran/surahs.ts';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { cachedText, refreshCachedText } from '../../../lib/text/cached-text.ts';
import { chapterPath } from '../../../lib/paths.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import styles from './readable-surahs.module.css';

/** Links to all surahs that open without a network. */
export function ReadableSurahs() {
  const { readable } = useStore(cachedText, (it) => it);
  const surahs = SURAHS.filter(({ number }) => readable.has(number));
  useEffect(() => void refreshCachedText(), []);
  if (surahs.length === 0) return null;
  return (
    <nav className={styles.here} aria-label={messages.cached}>
      <p className={styles.lead}>{messages.open}</p>
      <ul className={styles.list}>
        {surahs.map((surah) => (
          <li key={surah.number}>
            <Link href={chapterPath(surah.number)}>{messages.surah(surah)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
