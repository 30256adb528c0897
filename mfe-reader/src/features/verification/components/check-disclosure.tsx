import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';
import styles from './check-disclosure.module.css';

type Props = {
  /** What is shown while it is open. */
  children: ReactNode;
};

/** Opens the check of the page's text. Without JavaScript it says where to read of it. */
export function CheckDisclosure({ children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.check} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.open}</summary>
      {open ? children : <a href="/credits">{messages.plain}</a>}
    </details>
  );
}
