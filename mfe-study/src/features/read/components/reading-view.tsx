import { ayahEnd } from '@fahm/quran/ayah-end.ts';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { Reading } from '../fetch-reading.ts';
import styles from './read.module.css';

type Props = {
  surah: number;
  reading: Reading;
  renderActions: (reference: string) => ReactNode;
};

export function ReadingView({ surah, reading, renderActions }: Props) {
  const { basmala, verses, language, direction, credit } = reading;
  return (
    <>
      {basmala !== null && (
        <p className={styles.basmala} lang="ar" dir="rtl">
          {basmala}
        </p>
      )}
      <ol className={styles.verses}>
        {verses.map(({ ayah, arabic, translation }) => (
          <li key={ayah} className={styles.verse} data-verse={ayah}>
            <p className={styles.arabic} lang="ar" dir="rtl">
              {arabic}
              <span className={styles.end}>{`\u00a0${ayahEnd(ayah)}`}</span>
            </p>
            <p className={styles.translation} lang={language} dir={direction}>
              {translation}
            </p>
            <p className={styles.meta}>
              <a
                className={styles.key}
                href={`/read/chapter/${surah}#${surah}:${ayah}`}
                aria-label={messages.verse(surah, ayah)}
              >
                {surah}:{ayah}
              </a>
              {renderActions(`${surah}:${ayah}`)}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.credit}>
        {messages.credit} {credit}
      </p>
    </>
  );
}
