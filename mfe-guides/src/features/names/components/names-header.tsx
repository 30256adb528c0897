import { messages } from '../messages.ts';
import styles from './names-header.module.css';

export function NamesHeader() {
  return (
    <header className={styles.header}>
      <p className={styles.arabic} lang="ar" dir="rtl">
        {messages.headingAr}
      </p>
      <h1 className={styles.heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      <p className={styles.lead}>{messages.lead}</p>
      <a className={styles.about} href="#about-the-list">
        {messages.toAbout}
      </a>
    </header>
  );
}
