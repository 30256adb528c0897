import { pendingMessages } from '../pending-messages.ts';
import styles from './landing-pending.module.css';

/** Stands in the shape of the list while its code is on the way. */
export function LandingSkeleton() {
  return (
    <div role="status">
      <p className={styles.text}>{pendingMessages.loading}</p>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}

export function LandingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{pendingMessages.failed}</p>
      <button type="button" className="button" onClick={onRetry}>
        {pendingMessages.retry}
      </button>
    </div>
  );
}
