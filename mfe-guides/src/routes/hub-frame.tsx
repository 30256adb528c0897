import type { ReactNode } from 'react';
import styles from './guides-page.module.css';

/** What stands around the hub; the same tree at build time and in the browser. */
export function HubFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className={styles.page} data-page="hub" data-path={path}>
      {children}
    </div>
  );
}
