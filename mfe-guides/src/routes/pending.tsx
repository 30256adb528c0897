import type { GuidesPage } from '../lib/paths.ts';
import { messages } from './messages.ts';
import styles from './pending.module.css';

/** [8.11]: where the file lies helps those who build the guide, and nobody who reads it. */
const forDevelopers = import.meta.env.DEV;

/** Stands where a page will be, in its rough shape. */
export function Pending({ page }: { page: GuidesPage }) {
  return (
    <div role="status">
      <span className="visually-hidden">
        {page === 'umrah' ? messages.loadingUmrah : messages.loading}
      </span>
      <div className={styles.bones} aria-hidden="true">
        <div className={styles.heading} />
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}

type FailedProps = {
  page: GuidesPage;
  /** True when the server's page is here and only its code is missing. */
  keepsPage: boolean;
  onRetry: () => void;
};

export function Failed({ page, keepsPage, onRetry }: FailedProps) {
  const failed = page === 'umrah' ? messages.failedUmrah : messages.failed;
  return (
    <div className={styles.failed} role="alert">
      <p className={styles.text}>{keepsPage ? messages.missing : failed}</p>
      <p className={styles.hint}>{keepsPage ? messages.missingHint : messages.failedHint}</p>
      {forDevelopers && page === 'umrah' && !keepsPage && (
        <p className={styles.hint}>
          {messages.failedUmrahFile} {messages.failedUmrahFileHint}
        </p>
      )}
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
