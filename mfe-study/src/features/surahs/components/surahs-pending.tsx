import { messages } from '../messages.ts';
import styles from './surahs.module.css';

/** In the shape of the list while it is on the way. */
export function SurahsPending() {
  return (
    <div role="status">
      <p className={styles.loading}>{messages.loading}</p>
      <div className={styles.bones} aria-hidden="true">
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}
