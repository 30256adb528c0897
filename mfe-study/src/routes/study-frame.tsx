// The remote brings it: another release of the shell may not have it.
import '@fahm/ui/styles/study.css';
import backLink from '@fahm/ui/back-link.module.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './study-frame.module.css';

type Props = {
  /** Name of what is shown, so that tests and the page's other code can find it. */
  page: string;
  /** The way up; null for a page at the top. */
  back: { href: string; label: string } | null;
  /** A page of cards side by side takes more room than one of text. */
  width?: 'text' | 'wide';
  /** Of a page that is everybody's: the server's markup is what a visitor sees. */
  isPublic?: boolean;
  children: ReactNode;
};

/** Around every page of the study app: always dark (spec 1.6), whatever the theme of the page around it. */
export function StudyFrame({ page, back, width = 'text', isPublic = false, children }: Props) {
  return (
    <div
      className={styles.study}
      data-theme="study"
      data-study={page}
      data-public={isPublic ? '' : undefined}
    >
      <div className={styles.page} data-width={width}>
        {back !== null && (
          <Link className={backLink.back} href={back.href}>
            <span className={backLink.arrow} aria-hidden="true" />
            {back.label}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
