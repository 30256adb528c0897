import { messages } from '../messages.ts';
import about from './about-list.module.css';
import styles from './names-pending.module.css';
import view from './names-view.module.css';

/**
 * Stands in the shape of the list while it is on the way. It wears the list's own styles, which also puts
 * them into the first stylesheet: the server's markup of the list is shown before any script.
 */
export function NamesSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{messages.loading}</span>
      <div className={view.grid} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index} className={view.card}>
            <div className={view.bone} />
          </div>
        ))}
      </div>
      <div className={about.about} aria-hidden="true" />
    </div>
  );
}

type FailedProps = {
  /** True when the server's list is on the page and only its code is missing. */
  keepsPage: boolean;
  onRetry: () => void;
};

export function NamesFailed({ keepsPage, onRetry }: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <p className={styles.text}>{keepsPage ? messages.missing : messages.failed}</p>
      <p className={styles.hint}>{keepsPage ? messages.missingHint : messages.failedHint}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
