import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { useReadyMark } from '@fahm/mfe-kit/use-ready-mark.ts';
import { messages } from '../messages.ts';
import { FOLDERS } from '../model.ts';
import { FolderCard } from './folder-card.tsx';
import styles from './hub-view.module.css';

export function HubView() {
  useReadyMark('guides');
  return (
    <>
      <h1 className={styles.heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      <p className={styles.text}>{messages.text}</p>
      <ul className={styles.grid}>
        {FOLDERS.map((folder) => (
          <li key={folder.id}>
            <FolderCard folder={folder} />
          </li>
        ))}
      </ul>
      <p className={styles.also}>
        {messages.also} <Link href={paths.names}>{messages.names}</Link>
      </p>
    </>
  );
}
