import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from '../../../lib/components/field.module.css';

type Props = UseFormRegisterReturn & {
  label: string;
  /** What is wrong with what was typed; null when nothing is. */
  fault: string | null;
  hint?: string;
  /** Lines of a longer text; without it one line. */
  rows?: number;
  type?: 'number';
};

/** A field with its name, its hint and its fault, which a screen reader hears with it. */
export function ConceptField({ label, fault, hint, rows, ...field }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const props = {
    ...field,
    id,
    className: styles.input,
    'aria-invalid': fault !== null,
    'aria-describedby': described === '' ? undefined : described,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...props} dir="auto" />
      ) : (
        <textarea {...props} dir="auto" rows={rows} />
      )}
      {hint !== undefined && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {fault !== null && (
        <span className={styles.error} id={`${id}-fault`} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}
