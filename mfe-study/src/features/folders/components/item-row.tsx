import { removeFromFolder, saveNote } from '@fahm/api-client/study/folders.ts';
import { type FolderItem, NOTE_LENGTH } from '@fahm/contracts/study/folders.ts';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import textLink from '@fahm/ui/text-link.module.css';
import fieldStyles from '../../../lib/components/field.module.css';
import { studyPath } from '../../../lib/paths.ts';
import { useStudy } from '../../../lib/study.ts';
import { Verses } from '../../../lib/lesson/verse.tsx';
import { messages } from '../messages.ts';
import { useFolderChange } from '../use-folder-change.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { MoveButtons } from './move-buttons.tsx';
import styles from './folders.module.css';

type Props = {
  folder: string;
  item: FolderItem;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
};

/** Something kept: a verse with its text, or the title of a concept or card; below it the learner's note. */
export function ItemRow({ folder, item, ...order }: Props) {
  const { api } = useStudy();
  const [isAsked, setAsked] = useState(false);
  const take = useFolderChange(() => removeFromFolder(api, folder, item.id));
  const name = item.title ?? item.target;
  return (
    <li className={styles.item}>
      <p className={styles.kind}>{messages.kinds[item.kind]}</p>
      <Content item={item} />
      <Note folder={folder} item={item} name={name} />
      <p className={styles.tools}>
        <MoveButtons name={name} {...order} />
        <button
          type="button"
          className={textLink.small}
          aria-label={messages.of(messages.take, name)}
          onClick={() => setAsked(true)}
        >
          {messages.take}
        </button>
      </p>
      {isAsked && (
        <DeleteDialog
          title={messages.takeTitle(name)}
          text={messages.takeText}
          action={messages.take}
          isDeleting={take.isPending}
          onDelete={() => take.mutate(undefined, { onSuccess: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}

function Content({ item: { kind, target, title, surahNumber, retired } }: Pick<Props, 'item'>) {
  if (kind === 'verse') return <Verses references={[target]} isOpened />;
  if (title === null || surahNumber === null) {
    return <p className={styles.text}>{messages.unavailable}</p>;
  }
  if (retired === true) {
    return (
      <p className={styles.text}>
        <bdi>{title}</bdi> <span className={styles.retired}>{messages.retired}</span>
      </p>
    );
  }
  const tab = kind === 'concept' ? `?tab=concepts#${target}` : '?tab=practice';
  return (
    <Link className={styles.name} href={studyPath(surahNumber) + tab}>
      <bdi>{title}</bdi>
    </Link>
  );
}

/** Saved when it is left, if it was changed. */
function Note({ folder, item, name }: Pick<Props, 'folder' | 'item'> & { name: string }) {
  const { api } = useStudy();
  const id = useId();
  const [note, setNote] = useState(item.note);
  const save = useFolderChange((text: string) => saveNote(api, folder, item.id, text));
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{messages.note}</label>
      <textarea
        dir="auto"
        className={fieldStyles.input}
        id={id}
        rows={2}
        maxLength={NOTE_LENGTH}
        aria-label={messages.noteOf(name)}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onBlur={() => note !== item.note && save.mutate(note)}
      />
    </div>
  );
}
