import { SURAHS } from '@fahm/quran/surahs.ts';
import { type RefObject, useEffect } from 'react';
import { Link } from 'wouter';
import { chapterPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './navigator.module.css';

type Props = {
  /** Gets the link of the current surah. */
  ref: RefObject<HTMLAnchorElement | null>;
  current: number | null;
  onGo: () => void;
};

/** All surahs, at the one that is read now. */
export function SurahList({ ref, current, onGo }: Props) {
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' });
  }, [ref]);
  return (
    <ol className={styles.list} aria-label={messages.surahs}>
      {SURAHS.map((surah) => (
        <li key={surah.number}>
          <Link
            ref={surah.number === current ? ref : null}
            className={styles.row}
            href={chapterPath(surah.number)}
            aria-current={surah.number === current ? 'location' : undefined}
            onClick={onGo}
          >
            <span className={styles.number}>{surah.number}</span>
            <span className={styles.words}>
              <span>{surah.nameEn}</span>
              <span className={styles.note}>{messages.verses(surah.versesCount)}</span>
            </span>
            <span className={styles.arabic} lang="ar" dir="rtl">
              {surah.nameAr}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
