import { useId } from 'react';
import textField from '@fahm/ui/fields/text-field.module.css';
import { messages } from '../messages.ts';
import styles from './navigator.module.css';

type Props = {
  label: string;
  /** The largest number there is; the smallest is 1. */
  last: number;
  text: string;
  onType: (text: string) => void;
  /** Why the number that was sent leads nowhere; null while nothing is wrong. */
  error: string | null;
};

/** A number as people type it, with its limits. What is typed stays, right or wrong. */
export function NumberField({ label, last, text, onType, error }: Props) {
  const id = useId();
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={textField.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={error !== null}
        aria-describedby={`${id}-limits`}
        onChange={({ target }) => onType(target.value)}
      />
      <span id={`${id}-limits`} className={styles.note}>
        {messages.limits(last)}
      </span>
      <span className={styles.error} role="alert">
        {error}
      </span>
    </div>
  );
}
