import { Modal } from '@fahm/ui/overlay/modal.tsx';
import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with its title and a way out above. */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const id = useId();
  return (
    <Modal className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <CloseButton label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </Modal>
  );
}
