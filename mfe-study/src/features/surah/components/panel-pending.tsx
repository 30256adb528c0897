import type { Surah } from '@fahm/quran/surahs.ts';
import { messages } from '../messages.ts';
import styles from './panel-pending.module.css';

/** Stands in the shape of the panel while its code is on the way. */
export function PanelSkeleton({ surah }: { surah: Surah }) {
  return (
    <div role="status">
      <span className="visually-hidden">{messages.loading(surah.nameEn)}</span>
      <div className={styles.card} aria-hidden="true" />
      <div className={styles.card} aria-hidden="true" />
    </div>
  );
}

export function PanelMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.missing} role="alert">
      <p className={styles.missingText}>{messages.missing}</p>
      <p className={styles.missingHint}>{messages.missingHint}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
