import type { ReactNode } from 'react';
import styles from './fold.module.css';

type Props = {
  heading: string;
  /** Beside the heading, quieter: what is inside, in a word. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section that is closed at first and opens by itself; it works without JavaScript too. */
export function Fold({ heading, aside, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {heading}
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
