import { messages } from '../messages.ts';
import styles from './passage-pending.module.css';

/** Stands in the shape of a passage while its text is on the way. */
export function PassageSkeleton({ name }: { name: string }) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{messages.loading(name)}</span>
      <div className={styles.head} aria-hidden="true" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <div className={styles.arabic} />
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
      ))}
    </div>
  );
}

export function PassageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.failedTitle}>{messages.failed}</p>
      <p className={styles.failedHint}>{messages.failedHint}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
