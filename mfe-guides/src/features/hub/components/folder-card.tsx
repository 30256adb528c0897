import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import type { BasePath } from '../../../lib/paths.ts';
import type { Folder } from '../model.ts';
import styles from './folder-card.module.css';

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
      </svg>
      <span className={styles.title}>{folder.title}</span>
    </Link>
  );
}
