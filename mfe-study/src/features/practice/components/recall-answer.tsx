import { type FormEvent, useId } from 'react';
import { messages } from '../messages.ts';
import styles from './kinds.module.css';

type Props = { isDone: boolean; onSubmit: (told: readonly number[]) => void };

/** Told in one's own words: thought, said, or written in a field that nobody reads but the learner. */
export function RecallAnswer({ isDone, onSubmit }: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit([]);
  };
  return (
    <form onSubmit={submit}>
      <label className={styles.hint} htmlFor={id}>
        {messages.recall.field}
      </label>
      {/* Not named and not in any state: what is written goes nowhere. */}
      <textarea className={`field ${styles.words}`} id={id} rows={3} readOnly={isDone} />
      {!isDone && (
        <button type="submit" className="button">
          {messages.recall.show}
        </button>
      )}
    </form>
  );
}
