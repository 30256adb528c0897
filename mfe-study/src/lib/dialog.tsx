import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Lies over the page for as long as it is rendered. The browser's own: it stays in its place in the tree,
 * and so in the study theme, keeps the focus inside, and gives it back.
 */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <CloseButton label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
