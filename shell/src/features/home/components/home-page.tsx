import { Link } from 'wouter';
import { READER_START } from '../../../paths.ts';
import { messages } from '../messages.ts';
import styles from './home-page.module.css';

export function HomePage() {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{messages.heading}</h1>
      <p className={styles.lead}>{messages.lead}</p>
      <Link className="button" href={READER_START}>
        {messages.open}
      </Link>
    </div>
  );
}
