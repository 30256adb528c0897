import { messages } from '../note-messages.ts';
import styles from './not-here.module.css';

/** Says when the network goes; the element is there before, so that a screen reader hears the change. */
export function OfflineNote({ online }: { online: boolean }) {
  return (
    <p className={styles.note} role="status">
      {online ? '' : messages.note}
    </p>
  );
}
