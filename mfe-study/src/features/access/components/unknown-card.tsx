import { messages } from '../messages.ts';
import styles from './access-card.module.css';

/** When it could not be found out who is signed in: nobody is told that they need what they may have. */
export function UnknownCard({ onRetry }: { onRetry: () => void }) {
  const { heading, text, retry } = messages.unknown;
  return (
    <section className={styles.card} role="alert">
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <button type="button" className="button" onClick={onRetry}>
        {retry}
      </button>
    </section>
  );
}
