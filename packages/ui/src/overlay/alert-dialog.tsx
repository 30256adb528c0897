import { type ReactNode, useId } from 'react';
import styles from './alert-dialog.module.css';
import { Modal } from './modal.tsx';

type Props = {
  title: string;
  /** What would happen, in a sentence or two. */
  description: ReactNode;
  /** Name of the way out; Escape does the same. */
  cancelLabel: string;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks before something that cannot be taken back. */
export function AlertDialog({ title, description, cancelLabel, onCancel, children }: Props) {
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onCancel}
    >
      <h2 id={`${id}title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}text`} className={styles.description}>
        {description}
      </div>
      {children}
      <button type="button" className="button" data-tone="plain" onClick={onCancel}>
        {cancelLabel}
      </button>
    </Modal>
  );
}
