import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { NamesHeader } from '../features/names/components/names-header.tsx';
import { NamesFailed, NamesSkeleton } from '../features/names/components/names-pending.tsx';
import { messages } from '../features/names/messages.ts';
import { paths } from '../lib/paths.ts';
import styles from './guides-page.module.css';

type Props = {
  /** The list: its code is there at build time, and comes when it is wanted in the browser. */
  children: ReactNode;
  /** Not null when that code cannot be had. */
  failure: { keepsPage: boolean; onRetry: () => void } | null;
};

/** Composes the names page; the same tree at build time and in the browser. */
export function NamesRoute({ children, failure }: Props) {
  return (
    <div className={styles.page} data-page="names">
      <Link className={styles.back} href={paths.hub}>
        <span className={styles.arrow} aria-hidden="true" />
        {messages.back}
      </Link>
      <NamesHeader />
      {failure !== null && <NamesFailed {...failure} />}
      <Suspense fallback={failure === null && <NamesSkeleton />}>{children}</Suspense>
    </div>
  );
}
