import type { Figure } from '@fahm/contracts/content/figures.ts';
import { displayName } from '../model.ts';
import styles from './figure.module.css';
import { TypeBadge } from './type-badge.tsx';

/** Type, names, era and the summary. */
export function FigureHeader({ figure }: { figure: Figure }) {
  const { type, primaryNameAr, eraNote, summary } = figure;
  return (
    <header className={styles.header}>
      <div className={styles.headerTop}>
        <TypeBadge type={type} />
        {primaryNameAr !== null && (
          <p className={styles.arabic} lang="ar" dir="rtl">
            {primaryNameAr}
          </p>
        )}
      </div>
      <h1 className={styles.heading} tabIndex={-1}>
        {displayName(figure)}
      </h1>
      {eraNote !== null && <p className={styles.era}>{eraNote}</p>}
      <p className={styles.summary}>{summary}</p>
    </header>
  );
}
