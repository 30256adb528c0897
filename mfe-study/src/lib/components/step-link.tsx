import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './step-link.module.css';

type StepProps = { rel: 'prev' | 'next'; href: string; word: string; children: ReactNode };

/** A step to what comes before or after. */
export function StepLink({ rel, href, word, children }: StepProps) {
  return (
    <Link className={styles.step} data-rel={rel} href={href} rel={rel}>
      <span className={styles.word}>{word}</span>
      <span className={styles.name}>{children}</span>
    </Link>
  );
}

/** Both steps side by side; at an end there is one only. */
export function Steps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.steps} aria-label={label}>
      {children}
    </nav>
  );
}
