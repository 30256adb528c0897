import { useState } from 'react';
import { messages } from '../messages.ts';
import styles from './word-by-word.module.css';

/** The translation of a verse whose words are all known: it comes when it is asked for. */
export function FadedTranslation({ children }: { children: string }) {
  const [open, setOpen] = useState(false);
  if (open) return children;
  return (
    <button type="button" className={styles.show} lang="en" dir="ltr" onClick={() => setOpen(true)}>
      {messages.showTranslation}
    </button>
  );
}
