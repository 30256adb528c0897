import { Link } from 'wouter';
import type { BasePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { FIGURES } from '../paths.ts';
import styles from './figure-missing.module.css';

/** [2.19.1] */
export function FigureMissing({ basePath }: { basePath: BasePath }) {
  return (
    <div className={styles.missing}>
      <h1 className={styles.heading} tabIndex={-1}>
        {messages.missing}
      </h1>
      <p className={styles.text}>{messages.missingHint}</p>
      <Link className="button" href={basePath + FIGURES}>
        {messages.back}
      </Link>
    </div>
  );
}
