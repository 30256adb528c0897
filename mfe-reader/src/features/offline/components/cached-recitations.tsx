import { useEffect } from 'react';
import { useStore } from '../../../lib/store.ts';
import { recitationMessages as words } from '../recitation-messages.ts';
import { cachedRecitations, refreshCachedRecitations } from '../recitations/cached-recitations.ts';
import styles from './offline-panel.module.css';
import { RecitationRow } from './recitation-row.tsx';

/** Recitations that are on the device or on their way, but for the one that has a row of its own. */
export function CachedRecitations({ but }: { but: string | null }) {
  const cached = useStore(cachedRecitations, (it) => it);
  useEffect(() => void refreshCachedRecitations(), []);
  const others = [...cached].filter(([key]) => key !== but);
  if (others.length === 0) return null;
  return (
    <section aria-label={words.others}>
      <h3 className={styles.name}>{words.others}</h3>
      <div className={styles.list}>
        {others.map(([key, { edition, reciter, surah }]) => (
          <RecitationRow
            key={key}
            wanted={{ edition, reciter, surah, bitrates: [] }}
            offer="unknown"
            offered=""
          />
        ))}
      </div>
    </section>
  );
}
