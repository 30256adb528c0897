import { type ReactNode, Suspense } from 'react';
import styles from './plain-page.module.css';

type Props = {
  /** All of the page: its code comes when it is wanted in the browser. */
  children: ReactNode;
  /** What stands in its place meanwhile when the server sent none. */
  fallback: ReactNode;
};

/** Composes the search page; the same tree at build time and in the browser. */
export function SearchRoute({ children, fallback }: Props) {
  return (
    <div className={`${styles.page ?? ''} ${styles.narrow ?? ''}`} data-search="">
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
