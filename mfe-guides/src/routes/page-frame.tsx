import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { messages } from './messages.ts';
import styles from './guides-page.module.css';
import backLink from '@fahm/ui/back-link.module.css';

type Props = {
  /** Its id. */
  page: string;
  /** Its address. */
  path: string;
  /** Where the link above the page leads. */
  back: { href: string; label: string };
  /** The page: its code is there at build time, and comes when it is wanted in the browser. */
  children: ReactNode;
  /** Says so when that code cannot be had and the server's page stays; nothing at build time. */
  notice: ReactNode;
  /** What stands in the page's place meanwhile when the server sent none. */
  fallback: ReactNode;
};

/** What stands around every guide; the same tree at build time and in the browser. */
export function PageFrame({ page, path, back, children, notice, fallback }: Props) {
  return (
    <div className={styles.page} data-page={page} data-path={path}>
      <Link className={backLink.back} href={back.href} aria-label={messages.back(back.label)}>
        <span className={backLink.arrow} aria-hidden="true" />
        {back.label}
      </Link>
      {notice}
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
