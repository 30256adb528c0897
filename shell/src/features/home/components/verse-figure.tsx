import type { FrontPageFacts } from '../front-page-facts.ts';
import styles from './inside.module.css';

/** A verse as the reader sets it. */
export function VerseFigure({ verse }: Pick<FrontPageFacts, 'verse'>) {
  const { surah, ayah, name, arabic, end, translation } = verse;
  const reference = `${surah}:${ayah}`;
  return (
    <figure className={styles.verse}>
      <blockquote className={styles.quotation}>
        <p className={styles.arabic} lang="ar" dir="rtl">
          {arabic}
          <span className={styles.end}>{`\u00a0${end}`}</span>
        </p>
        <p className={styles.translation}>{translation}</p>
      </blockquote>
      <figcaption>
        <a href={`/read/chapter/${surah}#${reference}`}>
          {name} {reference}
        </a>
      </figcaption>
    </figure>
  );
}
