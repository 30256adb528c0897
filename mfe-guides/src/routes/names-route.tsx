import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { NamesHeader } from '../features/names/components/names-header.tsx';
import { messages } from '../features/names/messages.ts';
import { paths } from '../lib/paths.ts';
import styles from './guides-page.module.css';

type Props = {
  /** The list: its code is there at build time, and comes when it is wanted in the browser. */
  children: ReactNode;
  /** Says so when that code cannot be had and the server's list stays; nothing at build time. */
  notice: ReactNode;
  /** What stands in the list's place meanwhile when the server sent none. */
  fallback: ReactNode;
};

/** Composes the names page; the same tree at build time and in the browser. */
export function NamesRoute({ children, notice, fallback }: Props) {
  return (
    <div className={styles.page} data-page="names">
      <Link className={styles.back} href={paths.hub}>
        <span className={styles.arrow} aria-hidden="true" />
        {messages.back}
      </Link>
      <NamesHeader />
      {notice}
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
