import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import styles from './dashboard.module.css';

type Props = {
  id: string;
  heading: string;
  state: { isPending: boolean; isError: boolean; refetch: () => unknown };
  failed: string;
  /** What is to be done before all else: it stands out. */
  isFirst?: boolean;
  children: ReactNode;
};

/** One of the cards at the top, in each of its states; it keeps its room in all of them. */
export function Card({ id, heading, state, failed, isFirst, children }: Props) {
  return (
    <section className={styles.card} aria-labelledby={id} data-first={isFirst}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {state.isPending && (
        <p className={styles.text} role="status">
          {messages.loading}
        </p>
      )}
      {state.isError && (
        <div role="alert">
          <p className={styles.text}>{failed}</p>
          <button
            type="button"
            className="button"
            data-tone="secondary"
            onClick={() => state.refetch()}
          >
            {messages.retry}
          </button>
        </div>
      )}
      {!state.isPending && !state.isError && children}
    </section>
  );
}
