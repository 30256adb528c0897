import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type Props = {
  heading: string;
  lead: string;
  /** What stands over the heading. */
  above?: ReactNode;
  children?: ReactNode;
};

/** Names a guide and says in a sentence what it is. */
export const PageHeader = ({ heading, lead, above, children }: Props) => (
  <header className={styles.header}>
    {above}
    <h1 className={styles.heading} tabIndex={-1}>
      {heading}
    </h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </header>
);
