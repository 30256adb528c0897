import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { useAccessFault } from '../use-access-fault.ts';
import styles from './card.module.css';

type Props<T> = {
  query: UseQueryResult<readonly T[], unknown>;
  empty: string;
  render: (item: T) => ReactNode;
};

/** The items of a tab in every state: on the way, not to be had, none yet, or all of them. */
export function LessonList<T>({ query, empty, render }: Props<T>) {
  useAccessFault(query.error);
  if (query.data !== undefined && query.data.length > 0) {
    return <div className={styles.list}>{query.data.map(render)}</div>;
  }
  if (query.data !== undefined) {
    return (
      <div className={styles.state}>
        <h3 className={styles.stateHeading}>{empty}</h3>
        <p className={styles.stateText}>{messages.emptyText}</p>
      </div>
    );
  }
  if (query.isError) {
    return (
      <div className={styles.state} role="alert">
        <h3 className={styles.stateHeading}>{messages.failed}</h3>
        <p className={styles.stateText}>{messages.failedHint}</p>
        <button type="button" className="button" onClick={() => void query.refetch()}>
          {messages.retry}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{messages.loading}</span>
      <div className={styles.bone} aria-hidden="true" />
      <div className={styles.bone} aria-hidden="true" />
    </div>
  );
}
