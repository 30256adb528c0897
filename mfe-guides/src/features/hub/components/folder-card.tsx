import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import type { BasePath } from '../../../lib/paths.ts';
import type { FolderColor } from '../../../lib/page.ts';
import { messages } from '../messages.ts';
import type { Folder } from '../model.ts';
import styles from './folder-card.module.css';

/** What stands on a folder, by its colour: the House with its band, years on a line, a bowl of open hands. */
const SIGNS: Record<FolderColor, string> = {
  green: 'M24 26h16v11H24Z M24 29.5h16',
  blue: 'M18 31h28 M22 28v6 M32 28v6 M42 28v6',
  rose: 'M22 27c0 7 4 10 10 10s10-3 10-10 M32 37v-9',
};

/** A link opens with Enter by itself; the hub promises Space as well (spec 2.22). */
function openWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

export function FolderCard({ folder, basePath }: { folder: Folder; basePath: BasePath }) {
  return (
    <Link className={styles.card} href={basePath + folder.href} onKeyDown={openWithSpace}>
      <svg
        className={styles.picture}
        data-color={folder.color}
        viewBox="0 0 64 48"
        aria-hidden="true"
      >
        <path d="M4 40V10a4 4 0 0 1 4-4h14l6 6h28a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Z" />
        <path d="M4 20h56" />
        <path className={styles.sign} d={SIGNS[folder.color]} />
      </svg>
      <span className={styles.title}>{folder.title}</span>
      <span className={styles.minutes}>{messages.minutes(folder.minutes)}</span>
    </Link>
  );
}
