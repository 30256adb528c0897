import type { FigureCard as Card } from '@fahm/contracts/content/figures.ts';
import { Link } from 'wouter';
import type { BasePath } from '../../../lib/paths.ts';
import { figurePath } from '../paths.ts';
import { messages } from '../messages.ts';
import { displayName, firstOf, MAX_ALIASES, MAX_TAGS } from '../model.ts';
import styles from './figure-card.module.css';
import { TypeBadge } from './type-badge.tsx';

/** A figure in the directory and among what a search found ([2.18.3]). */
export function FigureCard({ figure, basePath }: { figure: Card; basePath: BasePath }) {
  const { id, type, primaryNameAr, summary, aliases, tags } = figure;
  return (
    <li className={styles.card} data-figure={id}>
      <div className={styles.head}>
        <div>
          <TypeBadge type={type} />
          <h3 className={styles.name}>
            <Link href={basePath + figurePath(id)}>{displayName(figure)}</Link>
          </h3>
        </div>
        {primaryNameAr !== null && (
          <p className={styles.arabic} lang="ar" dir="rtl">
            {primaryNameAr}
          </p>
        )}
      </div>
      <p className={styles.summary}>{summary}</p>
      <Some items={aliases} most={MAX_ALIASES} className={styles.aliases} />
      <Some items={tags} most={MAX_TAGS} className={styles.tags} />
    </li>
  );
}

type SomeProps = { items: readonly string[]; most: number; className: string | undefined };

function Some({ items, most, className }: SomeProps) {
  if (items.length === 0) return null;
  const { shown, more } = firstOf(items, most);
  return (
    <ul className={className}>
      {shown.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {more > 0 && <li data-more="">{messages.more(more)}</li>}
    </ul>
  );
}
