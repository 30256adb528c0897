import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The name of a page, and a sentence about it. It can take the focus, so that arriving there is heard. */
export function PageHeading({ children, lead }: { children: ReactNode; lead?: string }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.heading} tabIndex={-1}>
        {children}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
