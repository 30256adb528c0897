import styles from './spinner.module.css';

/** Something is on its way; the words beside it say what. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
