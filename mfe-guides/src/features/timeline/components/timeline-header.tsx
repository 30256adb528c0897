import { messages } from '../messages.ts';
import styles from './timeline.module.css';

export function TimelineHeader() {
  return (
    <header className={styles.header}>
      <h1 className={styles.heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      <p className={styles.lead}>{messages.lead}</p>
    </header>
  );
}
