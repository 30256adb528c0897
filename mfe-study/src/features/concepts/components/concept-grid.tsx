import { isApiError } from '@fahm/api-client/errors.ts';
import { conceptsQuery } from '@fahm/api-client/study/lessons.ts';
import type { Concept } from '@fahm/contracts/study/lessons.ts';
import { StateBox } from '@fahm/ui/state-box.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import styles from './concepts.module.css';

type Props = {
  surah: number;
  onAdd: () => void;
  renderConcept: (concept: Concept) => ReactNode;
};

/** The concepts of the chosen surah in each of their states (spec 2.16.3). */
export function ConceptGrid({ surah, onAdd, renderConcept }: Props) {
  const query = useQuery(conceptsQuery(useStudy().api, surah));
  const isLocked = isApiError(query.error) && query.error.status === 403;
  return (
    <section aria-labelledby="list">
      <h2 className={styles.heading} id="list">
        {messages.list(surah)}
      </h2>
      {query.data !== undefined && (
        <p className={styles.text}>{messages.available(query.data.length)}</p>
      )}
      {query.isPending && (
        <div className={styles.grid} role="status">
          <span className="visually-hidden">{messages.loading}</span>
          <div className={styles.bone} aria-hidden="true" />
          <div className={styles.bone} aria-hidden="true" />
          <div className={styles.bone} aria-hidden="true" />
        </div>
      )}
      {query.isError && isLocked && (
        <StateBox kind="failed" level={3} heading={messages.locked}>
          <a className="button" href={paths.pricing}>
            {messages.pricing}
          </a>
        </StateBox>
      )}
      {query.isError && !isLocked && (
        <StateBox
          kind="failed"
          level={3}
          heading={messages.failed}
          retry={{ word: messages.retry, onRetry: () => void query.refetch() }}
        />
      )}
      {query.data?.length === 0 && (
        <StateBox kind="empty" level={3} heading={messages.empty} text={messages.emptyText}>
          <button type="button" className="button" onClick={onAdd}>
            {messages.first}
          </button>
        </StateBox>
      )}
      <div className={styles.grid}>{query.data?.map(renderConcept)}</div>
    </section>
  );
}
