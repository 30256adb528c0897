import { messages } from '../messages.ts';
import styles from './answers/kinds.module.css';

/** Right or wrong, of a part of an answer: a sign, and a word for who does not see it. */
export function Verdict({ isRight }: { isRight: boolean }) {
  return (
    <span className={styles.mark} data-right={isRight || undefined}>
      <span aria-hidden="true">{isRight ? '✓' : '✕'}</span>
      <span className="visually-hidden">{isRight ? messages.right : messages.wrong}: </span>
    </span>
  );
}
