import { Dialog } from '../../../lib/dialog.tsx';
import fieldStyles from '../../../lib/field.module.css';
import { messages } from '../messages.ts';

type Props = { name: string; isDeleting: boolean; onDelete: () => void; onClose: () => void };

export function DeleteDialog({ name, isDeleting, onDelete, onClose }: Props) {
  return (
    <Dialog title={messages.removeTitle(name)} closeLabel={messages.close} onClose={onClose}>
      <p>{messages.removeText}</p>
      <p className={fieldStyles.actions}>
        <button type="button" className="button" data-tone="plain" onClick={onClose}>
          {messages.keep}
        </button>
        <button
          type="button"
          className="button"
          data-tone="destructive"
          disabled={isDeleting}
          onClick={onDelete}
        >
          {messages.remove}
        </button>
      </p>
    </Dialog>
  );
}
