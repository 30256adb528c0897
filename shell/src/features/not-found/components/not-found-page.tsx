import { READER_START } from '../../../paths.ts';
import { messages } from '../messages.ts';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <svg className={styles.ornament} viewBox="0 0 96 96" aria-hidden="true">
        <rect x="20" y="20" width="56" height="56" />
        <rect x="20" y="20" width="56" height="56" transform="rotate(45 48 48)" />
        <circle cx="48" cy="48" r="20" />
      </svg>
      <h1 className={styles.heading}>{messages.heading}</h1>
      <p className={styles.text}>{messages.text}</p>
      {import.meta.env.DEV && <p className={styles.text}>{messages.developerNote}</p>}
      <p className={styles.links}>
        <a className="button" href={READER_START}>
          {messages.reader}
        </a>
        <a className={styles.home} href="/">
          {messages.home}
        </a>
      </p>
    </div>
  );
}
