import type { Citation } from '@fahm/contracts/content/figures.ts';
import type { ReactNode } from 'react';
import { Fold } from '../../../lib/lesson/fold.tsx';
import { PartHeading } from '../../../lib/lesson/heading-level.tsx';
import { SourceList } from '../../../lib/lesson/source-list.tsx';
import { sourceMessages } from '../../../lib/lesson/source-messages.ts';
import { messages } from '../messages.ts';
import { tagLabel } from '../model.ts';
import styles from './card.module.css';

export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <PartHeading className={styles.partHeading}>{heading}</PartHeading>
      {children}
    </section>
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

/** What a lesson rests on. */
export function Sources({ sources }: { sources: readonly Citation[] }) {
  if (sources.length === 0) return null;
  return (
    <Fold heading={sourceMessages.sources}>
      <SourceList sources={sources} field="sources" />
    </Fold>
  );
}
