import type { Surah } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { chapterPath, versePath } from '../../../lib/paths.ts';
import { rangeOfUnit, type Unit } from '../../../lib/unit.ts';
import { messages } from '../messages.ts';
import { surahOf, unitName, unitSpan } from '../unit-words.ts';
import styles from './passage-header.module.css';

/** Heads the page of a surah. */
export function ChapterHeader({ surah }: { surah: Surah }) {
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
    </header>
  );
}

/** Heads a page that is cut otherwise: a page of the mushaf, a juz, a quarter of a hizb, a verse. */
export function UnitHeader({ unit }: { unit: Exclude<Unit, { kind: 'chapter' }> }) {
  const { start } = rangeOfUnit(unit);
  return (
    <header className={styles.header}>
      <h1 className={styles.title} tabIndex={-1}>
        <span className={styles.nameEn}>{unitName(unit)}</span>
      </h1>
      <p className={styles.facts}>
        {unit.kind === 'verse' ? (
          <Link className={styles.inSurah} href={versePath(unit.surah, unit.ayah)}>
            {messages.inSurah(surahOf(start.surah))}
          </Link>
        ) : (
          unitSpan(unit)
        )}
      </p>
    </header>
  );
}

type HeadingProps = {
  surah: Surah;
  /** The first verse that follows. */
  from: number;
};

/** Names the surah where one begins or goes on in the middle of a page. */
export function SurahHeading({ surah, from }: HeadingProps) {
  return (
    <header className={from === 1 ? styles.surah : styles.continued}>
      <h2 className={styles.surahName}>
        <Link href={from === 1 ? chapterPath(surah.number) : versePath(surah.number, from)}>
          <span lang="ar" dir="rtl">
            {surah.nameAr}
          </span>{' '}
          <span>{messages.surahName(surah)}</span>
        </Link>
      </h2>
    </header>
  );
}
