import { type ReactNode, type Ref, Suspense } from 'react';
import { pendingMessages } from '../features/landing/pending-messages.ts';
import styles from './plain-page.module.css';

type Props = {
  ref?: Ref<HTMLDivElement>;
  /** The list: its code is there where the page is rendered, and comes when it is wanted in the browser. */
  children: ReactNode;
  /** What stands in the list's place meanwhile when the server sent none. */
  fallback: ReactNode;
};

/** Composes the landing page; the same tree at build time and in the browser. */
export function LandingRoute({ ref, children, fallback }: Props) {
  return (
    <div ref={ref} className={styles.page} data-landing="">
      <h1 className={styles.heading} tabIndex={-1}>
        {pendingMessages.heading}
      </h1>
      <p className={styles.lead}>{pendingMessages.lead}</p>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
