import type { Folder } from '@fahm/contracts/study/folders.ts';
import { Link } from 'wouter';
import textLink from '@fahm/ui/text-link.module.css';
import { folderPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { MoveButtons } from './move-buttons.tsx';
import styles from './folders.module.css';

type Props = {
  folder: Folder;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRename: () => void;
  onDelete: () => void;
};

export function FolderRow({ folder, isFirst, isLast, onMove, onRename, onDelete }: Props) {
  const { id, name, items } = folder;
  return (
    <li className={styles.row}>
      <Link className={styles.name} href={folderPath(id)}>
        <bdi>{name}</bdi>
      </Link>
      <span className={styles.count}>{messages.items(items)}</span>
      <span className={styles.tools}>
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <button
          type="button"
          className={textLink.small}
          aria-label={messages.of(messages.rename, name)}
          onClick={onRename}
        >
          {messages.rename}
        </button>
        <button
          type="button"
          className={textLink.small}
          aria-label={messages.of(messages.remove, name)}
          onClick={onDelete}
        >
          {messages.remove}
        </button>
      </span>
    </li>
  );
}
