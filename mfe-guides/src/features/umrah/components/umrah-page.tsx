import { type ReactNode, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import sheet from '../../../lib/sources.module.css';
import { messages } from '../messages.ts';
import type { Audience } from '../model.ts';
import { Tools } from './tools.tsx';
import step from './step.module.css';
import styles from './umrah.module.css';

const STYLES = classNames(styles.umrah, step.sheet, sheet.sheet);

/** Head and tools of the guide, and whom it is shown for; the same at build time and in the browser. */
export function UmrahPage({ children }: { children: ReactNode }) {
  const [audience, setAudience] = useState<Audience>('all');
  return (
    <div className={STYLES} data-content="" data-audience={audience}>
      <header className={styles.header}>
        <h1 className={styles.heading} tabIndex={-1}>
          {messages.heading}
        </h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <Tools audience={audience} onAudience={setAudience} />
      {children}
    </div>
  );
}
