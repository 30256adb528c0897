import type { Concept } from '@fahm/contracts/lessons.ts';
import type { ReactNode } from 'react';
import { ReportLink } from '../../../lib/report-link.tsx';
import { Verses } from '../../../lib/verse.tsx';
import { messages } from '../messages.ts';
import { categoryOf } from '../model.ts';
import { Part, Points, Sources, Tags } from './card-parts.tsx';
import styles from './card.module.css';

type Props = {
  concept: Concept;
  /** What can be done with it, beside the report of an error. */
  actions?: ReactNode;
};

/** A concept (spec 2.8.1). `read-seed.ts` reads it back from this markup. */
export function ConceptCard({ concept, actions }: Props) {
  const { id, title, summary, learningObjectives, verseRefs, tags, sources, author } = concept;
  const by = messages.author[author];
  return (
    <article className={styles.card} id={id} data-concept={id}>
      <p className={styles.label}>
        {categoryOf(tags)}
        {by !== null && <span className={styles.by}>{by}</span>}
      </p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text} data-field="summary">
        {summary}
      </p>
      {learningObjectives.length > 0 && (
        <Part heading={messages.objectives}>
          <Points items={learningObjectives} field="objectives" />
        </Part>
      )}
      {verseRefs.length > 0 && (
        <Part heading={messages.verses}>
          <div data-field="verses">
            <Verses references={verseRefs} />
          </div>
        </Part>
      )}
      <Tags tags={tags} />
      <Sources sources={sources} />
      <footer className={styles.foot}>
        {actions}
        <ReportLink about={id} title={title} />
      </footer>
    </article>
  );
}
