import { type FormEvent, useId, useState } from 'react';
import { messages } from '../../messages.ts';
import { Submit } from './submit.tsx';
import styles from './kinds.module.css';

type Props = { isDone: boolean; onSubmit: (told: readonly number[]) => void };

/**
 * Told in one's own words: thought, said, or written in a field that nobody reads but the learner. What is
 * written lives here alone, and stays to be compared with the points.
 */
export function RecallAnswer({ isDone, onSubmit }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  if (isDone && words.trim() === '') return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit([]);
  };
  return (
    <form onSubmit={submit}>
      <label className={styles.hint} htmlFor={id}>
        {messages.recall.field}
      </label>
      <textarea
        dir="auto"
        className={`field ${styles.words}`}
        id={id}
        rows={3}
        value={words}
        readOnly={isDone}
        onChange={(event) => setWords(event.target.value)}
      />
      {!isDone && <Submit label={messages.recall.show} />}
    </form>
  );
}
