import { addToFolder, createFolder, foldersQuery } from '@fahm/api-client/study/folders.ts';
import type { Folder } from '@fahm/contracts/study/folders.ts';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../lib/components/dialog.tsx';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import type { FolderTarget } from '../model.ts';
import { useFolderChange } from '../use-folder-change.ts';
import { NameForm } from './name-form.tsx';
import styles from './folders.module.css';

type Props = { item: FolderTarget; onClose: () => void };

/** Which folder? One that is there, or a new one. */
export function SaveDialog({ item, onClose }: Props) {
  const { api, host } = useStudy();
  const query = useQuery(foldersQuery(api));
  const add = useFolderChange(async (into: Folder | string) => {
    const folder = typeof into === 'string' ? await createFolder(api, { name: into }) : into;
    await addToFolder(api, folder.id, { ...item, note: '' });
    host.notify({ ...messages.saved(folder.name), tone: 'success' });
    onClose();
  });
  return (
    <Dialog title={messages.choose} closeLabel={messages.close} onClose={onClose}>
      {query.isPending && <p role="status">{messages.loading}</p>}
      {query.isError && <p role="alert">{messages.failed}</p>}
      <ul className={styles.choices}>
        {query.data?.map((folder) => (
          <li key={folder.id}>
            <button
              type="button"
              className={styles.choice}
              disabled={add.isPending}
              onClick={() => add.mutate(folder)}
            >
              <bdi>{folder.name}</bdi>
              <span className={styles.count}>{messages.items(folder.items)}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{messages.create}</h3>
      <NameForm
        name=""
        isSaving={add.isPending}
        onSave={(name) => add.mutate(name)}
        onCancel={null}
      />
    </Dialog>
  );
}
