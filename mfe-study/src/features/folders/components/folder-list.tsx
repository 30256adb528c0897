import {
  createFolder,
  deleteFolder,
  foldersQuery,
  orderFolders,
  renameFolder,
} from '@fahm/api-client/study/folders.ts';
import type { Folder } from '@fahm/contracts/study/folders.ts';
import { StateBox } from '@fahm/ui/state-box.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../lib/components/dialog.tsx';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { moved } from '../model.ts';
import { useFolderChange } from '../use-folder-change.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { FolderRow } from './folder-row.tsx';
import { NameForm } from './name-form.tsx';
import styles from './folders.module.css';

type Open = { kind: 'create' } | { kind: 'rename' | 'delete'; folder: Folder };

/** Every folder in the learner's order (ruling A8). */
export function FolderList() {
  const { api } = useStudy();
  const query = useQuery(foldersQuery(api));
  const [open, setOpen] = useState<Open | null>(null);
  const order = useFolderChange((ids: string[]) => orderFolders(api, { ids }));
  const folders = query.data ?? [];
  const move = (at: number, by: -1 | 1) => order.mutate(moved(folders, at, by).map(({ id }) => id));
  if (query.isPending) return <p role="status">{messages.loading}</p>;
  return (
    <>
      {query.isError && (
        <StateBox
          kind="failed"
          level={2}
          heading={messages.failed}
          retry={{ word: messages.retry, onRetry: () => void query.refetch() }}
        />
      )}
      <button type="button" className="button" onClick={() => setOpen({ kind: 'create' })}>
        {messages.create}
      </button>
      {query.data?.length === 0 && (
        <StateBox kind="empty" level={2} heading={messages.none} text={messages.noneText} />
      )}
      <ol className={styles.list}>
        {folders.map((folder, at) => (
          <FolderRow
            key={folder.id}
            folder={folder}
            isFirst={at === 0}
            isLast={at === folders.length - 1}
            onMove={(by) => move(at, by)}
            onRename={() => setOpen({ kind: 'rename', folder })}
            onDelete={() => setOpen({ kind: 'delete', folder })}
          />
        ))}
      </ol>
      {open !== null && <Opened open={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Opened({ open, onClose }: { open: Open; onClose: () => void }) {
  const { api } = useStudy();
  const folder = open.kind === 'create' ? null : open.folder;
  const save = useFolderChange((name: string) =>
    folder === null ? createFolder(api, { name }) : renameFolder(api, folder.id, { name }),
  );
  const remove = useFolderChange((id: string) => deleteFolder(api, id));
  if (open.kind === 'delete') {
    const { id, name } = open.folder;
    return (
      <DeleteDialog
        title={messages.removeTitle(name)}
        text={messages.removeText}
        action={messages.remove}
        isDeleting={remove.isPending}
        onDelete={() => remove.mutate(id, { onSuccess: onClose })}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={folder === null ? messages.create : messages.rename}
      closeLabel={messages.close}
      onClose={onClose}
    >
      <NameForm
        name={folder?.name ?? ''}
        isSaving={save.isPending}
        onSave={(name) => save.mutate(name, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
