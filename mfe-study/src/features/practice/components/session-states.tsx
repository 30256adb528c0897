import { StateBox } from '@fahm/ui/state-box.tsx';
import { messages } from '../messages.ts';
import styles from './practice.module.css';

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
    <StateBox kind="failed" level={3} heading={messages.failedStart} text={hint}>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
      <button type="button" className="button" data-tone="plain" onClick={onLeave}>
        {messages.back}
      </button>
    </StateBox>
  );
}
