import { messages } from '../messages.ts';
import styles from './search-page.module.css';

/** Heads the search page. */
export function SearchHead() {
  return (
    <>
      <h1 className={styles.heading}>{messages.heading}</h1>
      <p className={styles.lead}>{messages.lead}</p>
    </>
  );
}
