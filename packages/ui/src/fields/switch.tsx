import * as Radix from '@radix-ui/react-switch';
import { useId } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  /** A word more about what it does. */
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Something that is on or off, with its name; the whole line can be pressed. */
export function Switch({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label className={styles.words} htmlFor={id}>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        className={styles.switch}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={checked}
        onCheckedChange={onChange}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
    </div>
  );
}
