import { messages } from '../messages.ts';
import styles from './practice.module.css';

export function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      {messages.loading}
    </p>
  );
}

type ProblemProps = { hint: string; onRetry: () => void; onLeave: () => void };

/** [8.6] */
export function Problem({ hint, onRetry, onLeave }: ProblemProps) {
  return (
    <div className={styles.problem} role="alert">
      <h3 className={styles.heading}>{messages.failedStart}</h3>
      <p className={styles.text}>{hint}</p>
      <p className={styles.actions}>
        <button type="button" className="button" onClick={onRetry}>
          {messages.retry}
        </button>
        <button type="button" className="button" data-tone="plain" onClick={onLeave}>
          {messages.back}
        </button>
      </p>
    </div>
  );
}
