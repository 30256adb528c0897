import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import styles from './modal.module.css';

type Props = Pick<
  ComponentProps<'dialog'>,
  'role' | 'className' | 'children' | 'aria-labelledby' | 'aria-describedby'
> & { onClose: () => void };

/**
 * Lies over the page for as long as it is rendered, and needs no trigger. The browser's own: it stays in its place in
 * the tree, and so in its theme, keeps the focus inside, and gives it back.
 */
export function Modal({ onClose, className, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken off the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
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
      {...rest}
      ref={dialog}
      className={className === undefined ? styles.modal : `${styles.modal} ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    />
  );
}
