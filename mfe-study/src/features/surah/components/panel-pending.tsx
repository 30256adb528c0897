import type { Surah } from '@fahm/quran/surahs.ts';
import { StateBox } from '@fahm/ui/state-box.tsx';
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
    <StateBox
      kind="failed"
      level={2}
      heading={messages.missing}
      text={messages.missingHint}
      retry={{ word: messages.retry, onRetry }}
    />
  );
}
