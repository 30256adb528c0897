import { StateBox } from '@fahm/ui/state-box.tsx';
import { messages } from '../messages.ts';
import styles from './card.module.css';

export const LessonsEmpty = ({ heading }: { heading: string }) => (
  <StateBox kind="empty" level={3} heading={heading} text={messages.emptyText} />
);

export const LessonsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <StateBox
    kind="failed"
    level={3}
    heading={messages.failed}
    text={messages.failedHint}
    retry={{ word: messages.retry, onRetry }}
  />
);

export function LessonsPending() {
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{messages.loading}</span>
      <div className={styles.bone} aria-hidden="true" />
      <div className={styles.bone} aria-hidden="true" />
    </div>
  );
}
