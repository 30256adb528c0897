import { StateBox } from '@fahm/ui/state-box.tsx';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import styles from './practice.module.css';

/** A state of a session without a card on the table: it fills the screen, too. */
export function Whole({ children }: { children: ReactNode }) {
  return <div className={styles.whole}>{children}</div>;
}

export function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      {messages.loading}
    </p>
  );
}

type ProblemProps = { hint: string; onRetry: () => void; onLeave: () => void };

/** [8.6] */
export function Problem({ hint, onRetry, onLeave }: ProblemProps) {
  return (
    <StateBox
      kind="failed"
      level={3}
      heading={messages.failedStart}
      text={hint}
      retry={{ word: messages.retry, onRetry }}
    >
      <button type="button" className="button" data-tone="plain" onClick={onLeave}>
        {messages.back}
      </button>
    </StateBox>
  );
}

/** The words that one learns, or the code that shows them, cannot be had. */
export function WordsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className={styles.text}>{messages.words.failedLoad}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
