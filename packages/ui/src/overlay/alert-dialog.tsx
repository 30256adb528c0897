import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './alert-dialog.module.css';

type Props = {
  title: string;
  /** What would happen, in a sentence or two. */
  description: ReactNode;
  /** Name of the way out; Escape does the same. */
  cancelLabel: string;
  onCancel: () => void;
  children: ReactNode;
};

/**
 * Asks before something that cannot be taken back. Open for as long as it is rendered; needs no trigger. The
 * browser's own dialog keeps the focus inside and gives it back.
 */
export function AlertDialog({ title, description, cancelLabel, onCancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it is taken off the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
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
    </dialog>
  );
}
