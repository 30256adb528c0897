import { StateBox } from '@fahm/ui/state-box.tsx';
import type { Page } from '../lib/page.ts';
import { messages } from './messages.ts';
import styles from './pending.module.css';

/** Stands where a page will be, in its rough shape. */
export function Pending({ page }: { page: Page }) {
  return (
    <div role="status">
      <span className="visually-hidden">{page.words?.loading ?? messages.loading}</span>
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
  page: Page;
  /** True when the server's page is here and only its code is missing. */
  keepsPage: boolean;
  onRetry: () => void;
};

export function Failed({ page, keepsPage, onRetry }: FailedProps) {
  const failed = page.words?.failed ?? messages.failed;
  const hint = page.words?.forDevelopers();
  return (
    <StateBox
      kind="failed"
      level={2}
      heading={keepsPage ? messages.missing : failed}
      text={keepsPage ? messages.missingHint : messages.failedHint}
      retry={{ word: messages.retry, onRetry }}
    >
      {hint && !keepsPage && <p className={styles.hint}>{hint}</p>}
    </StateBox>
  );
}
