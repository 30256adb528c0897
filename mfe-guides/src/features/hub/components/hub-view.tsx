import { Link } from 'wouter';
import type { BasePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import type { Entries } from '../model.ts';
import { FolderCard } from './folder-card.tsx';
import styles from './hub-view.module.css';

/** [2.22]: its links stay where it stands, in public or inside the study app. */
export function HubView({ basePath, entries }: { basePath: BasePath; entries: Entries }) {
  return (
    <>
      <h1 className={styles.heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      <p className={styles.text}>{messages.text}</p>
      <ul className={styles.grid}>
        {entries.folders.map((folder) => (
          <li key={folder.id}>
            <FolderCard folder={folder} basePath={basePath} />
          </li>
        ))}
      </ul>
      <p className={styles.also} id="also-here">
        {messages.also}
      </p>
      <ul className={styles.links} aria-labelledby="also-here">
        {entries.links.map(({ id, title, href }) => (
          <li key={id}>
            <Link href={basePath + href}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
