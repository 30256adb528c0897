import type { ReactNode } from 'react';
import styles from './offline-panel.module.css';

export type RowAction = { text: string; onPress: () => void; tone?: 'plain' | 'secondary' };

type Props = {
  /** The heading. */
  name: string;
  /** What it is called where its surroundings are not seen; the heading by itself when not given. */
  label?: string;
  /** What it weighs, or takes. */
  facts: ReactNode;
  /** Of 1; null while nothing is on its way. */
  share: number | null;
  /** What the bar of progress is called. */
  sharing: string;
  /** What became of what was done last; empty for nothing. */
  outcome: string;
  failed: boolean;
  actions: readonly RowAction[];
};

/** One thing that can be kept on the device. */
export function DownloadRow({ name, label = name, share, sharing, actions, ...told }: Props) {
  return (
    <section className={styles.row} aria-label={label}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>{told.facts}</p>
      </div>
      <div className={styles.actions}>
        {actions.map(({ text, onPress, tone = 'plain' }) => (
          <button
            key={text}
            type="button"
            className="button"
            data-tone={tone}
            aria-label={`${text}: ${label}`}
            onClick={onPress}
          >
            {text}
          </button>
        ))}
      </div>
      {share !== null && (
        <progress
          className={styles.progress}
          value={share === 0 ? undefined : share}
          max={1}
          aria-label={`${sharing}: ${label}`}
        />
      )}
      <p className={styles.outcome} role="status" data-failed={told.failed || undefined}>
        {told.outcome}
      </p>
    </section>
  );
}
