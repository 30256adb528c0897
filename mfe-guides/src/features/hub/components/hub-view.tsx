import { Link } from 'wouter';
import { paths, type Stem } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { FOLDERS } from '../model.ts';
import { FolderCard } from './folder-card.tsx';
import styles from './hub-view.module.css';

/** [2.22]: its links stay where it stands, in public or inside the study app. */
export function HubView({ stem }: { stem: Stem }) {
  return (
    <>
      <h1 className={styles.heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      <p className={styles.text}>{messages.text}</p>
      <ul className={styles.grid}>
        {FOLDERS.map((folder) => (
          <li key={folder.id}>
            <FolderCard folder={folder} stem={stem} />
          </li>
        ))}
      </ul>
      <p className={styles.also} id="also-here">
        {messages.also}
      </p>
      <ul className={styles.links} aria-labelledby="also-here">
        <li>
          <Link href={stem + paths.names}>{messages.names}</Link>
        </li>
        <li>
          <Link href={stem + paths.figures}>{messages.figures}</Link>
        </li>
      </ul>
    </>
  );
}
