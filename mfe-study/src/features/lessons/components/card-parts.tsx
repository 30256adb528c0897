import type { Citation } from '@fahm/contracts/figures.ts';
import type { ReactNode } from 'react';
import { Verses } from '../../../lib/verse.tsx';
import { messages } from '../messages.ts';
import { tagLabel } from '../model.ts';
import styles from './card.module.css';

export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h4 className={styles.partHeading}>{heading}</h4>
      {children}
    </section>
  );
}

/** A section that is closed at first and opens by itself; it works without JavaScript too. */
export function Fold({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{heading}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}

export function Points({ items, field }: { items: readonly string[]; field?: string }) {
  return (
    <ul className={styles.points} data-field={field}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={messages.tags} data-field="tags">
      {tags.map((tag) => (
        <li key={tag} data-tag={tag}>
          {tagLabel(tag)}
        </li>
      ))}
    </ul>
  );
}

/** What a claim rests on: verses as chips, then hadith and works, each a line. */
export function Sources({ sources }: { sources: readonly Citation[] }) {
  if (sources.length === 0) return null;
  return (
    <Fold heading={messages.sources}>
      <ul className={styles.sources} data-field="sources">
        {sources.map(({ label, quran, note }) => (
          <li key={label} data-quran={quran ?? undefined} data-label={label}>
            {quran === null ? (
              <cite className={styles.cite}>{label}</cite>
            ) : (
              <Verses references={[quran]} />
            )}
            {note !== null && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
