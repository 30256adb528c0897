import { ayahEnd } from '@fahm/quran/ayah-end.ts';
import { memo } from 'react';
import { messages } from '../messages.ts';
import { type Edition, type Verse, verseKey } from '../model.ts';
import styles from './verse-item.module.css';

/** One verse, at the anchor of its own reference (`#2:255`). */
export const VerseItem = memo(function VerseItem({
  surah,
  verse,
  edition,
}: {
  surah: number;
  verse: Verse;
  edition: Edition;
}) {
  const key = verseKey(surah, verse.ayah);
  return (
    <li className={styles.verse} id={key} data-verse={key} data-sajda={verse.sajda ?? undefined}>
      <p className={styles.arabic} lang="ar" dir="rtl">
        {verse.arabic}
        <span className={styles.end}>{`\u00a0${ayahEnd(verse.ayah)}`}</span>
      </p>
      <p
        className={styles.translation}
        lang={edition.language}
        dir={edition.direction === 'rtl' ? 'rtl' : undefined}
        data-tr=""
      >
        {verse.translation}
      </p>
      <p className={styles.meta}>
        <a href={`#${key}`}>{key}</a>
        {verse.sajda !== null && <span>{messages.sajda[verse.sajda]}</span>}
      </p>
    </li>
  );
});
