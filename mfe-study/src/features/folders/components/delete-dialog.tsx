import { Dialog } from '../../../lib/components/dialog.tsx';
import fieldStyles from '../../../lib/components/field.module.css';
import { messages } from '../messages.ts';

type Props = {
  /** What goes, and what stays. */
  title: string;
  text: string;
  /** The word on the button that does it. */
  action: string;
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
};

/** Asks whether it is really meant. */
export function DeleteDialog({ title, text, action, isDeleting, onDelete, onClose }: Props) {
  return (
    <Dialog title={title} closeLabel={messages.close} onClose={onClose}>
      <p>{text}</p>
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
          {action}
        </button>
      </p>
    </Dialog>
  );
}
