import { type FormEvent, useId, useState } from 'react';
import { messages } from '../../messages.ts';
import { Submit } from './submit.tsx';
import styles from '../practice.module.css';

type Props = { given: string | null; onSubmit: (answer: string) => void };

/** What is missing, in words. */
export function TypedAnswer({ given, onSubmit }: Props) {
  const id = useId();
  const [answer, setAnswer] = useState('');
  const isDone = given !== null;
  const isBlank = answer.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) onSubmit(answer);
  };
  return (
    <form className={styles.answer} onSubmit={submit}>
      <p className={styles.field}>
        <label className={styles.small} htmlFor={id}>
          {messages.typed}
        </label>
        <input
          dir="auto"
          className={styles.select}
          id={id}
          type="text"
          value={given ?? answer}
          readOnly={isDone}
          placeholder={messages.blank}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </p>
      {!isDone && <Submit label={messages.submit} disabled={isBlank} />}
    </form>
  );
}
