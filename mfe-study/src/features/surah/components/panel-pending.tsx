import type { Surah } from '@fahm/quran/surahs.ts';
import { messages } from '../messages.ts';
import about from './about-surah.module.css';
import lessons from './lessons-panel.module.css';
import styles from './panel-pending.module.css';

/**
 * Stands in the shape of the panel while its code is on the way. It wears the panel's own styles, which
 * also puts them into the first stylesheet: the server's markup of the panel is shown before any script.
 */
export function PanelSkeleton({ surah }: { surah: Surah }) {
  return (
    <div role="status">
      <span className="visually-hidden">{messages.loading(surah.nameEn)}</span>
      <div className={lessons.card} aria-hidden="true">
        <div className={styles.tall} />
      </div>
      <div className={about.about} aria-hidden="true">
        <div className={styles.low} />
      </div>
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
