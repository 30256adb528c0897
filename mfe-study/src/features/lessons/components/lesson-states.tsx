import { messages } from '../messages.ts';
import styles from './card.module.css';

export function LessonsEmpty({ heading }: { heading: string }) {
  return (
    <div className={styles.state}>
      <h3 className={styles.stateHeading}>{heading}</h3>
      <p className={styles.stateText}>{messages.emptyText}</p>
    </div>
  );
}

export function LessonsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.state} role="alert">
      <h3 className={styles.stateHeading}>{messages.failed}</h3>
      <p className={styles.stateText}>{messages.failedHint}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}

export function LessonsPending() {
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{messages.loading}</span>
      <div className={styles.bone} aria-hidden="true" />
      <div className={styles.bone} aria-hidden="true" />
    </div>
  );
}
