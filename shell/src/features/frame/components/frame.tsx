import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { READER_START } from '../../../paths.ts';
import { messages } from '../messages.ts';
import styles from './frame.module.css';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {messages.skip}
      </a>
      <header className={styles.header}>
        <Link className={styles.brand} href="/">
          {messages.brand}
        </Link>
        <nav aria-label={messages.navigation}>
          <Link className={styles.link} href={READER_START}>
            {messages.reader}
          </Link>
        </nav>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>{messages.footer}</p>
      </footer>
    </>
  );
}
