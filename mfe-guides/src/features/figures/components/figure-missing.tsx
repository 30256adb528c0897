import { Link } from 'wouter';
import type { Stem } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { FIGURES } from '../paths.ts';
import styles from './figure-missing.module.css';

/** [2.19.1] */
export function FigureMissing({ stem }: { stem: Stem }) {
  return (
    <div className={styles.missing}>
      <h1 className={styles.heading} tabIndex={-1}>
        {messages.missing}
      </h1>
      <p className={styles.text}>{messages.missingHint}</p>
      <Link className="button" href={stem + FIGURES}>
        {messages.back}
      </Link>
    </div>
  );
}
