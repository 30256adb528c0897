import * as Radix from '@radix-ui/react-slider';
import { useId } from 'react';
import styles from './slider.module.css';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, as it is shown and read out. */
  valueText: string;
  onChange: (value: number) => void;
  /** Called with the value that was let go of; `onChange` is called on the way there too. */
  onCommit?: (value: number) => void;
  disabled?: boolean;
  /** True where what stands around it shows name and value: then they are read out only. */
  quiet?: boolean;
};

/** A number between two bounds, with its name and its value in words above it. */
export function Slider({ label, valueText, value, onChange, onCommit, quiet, ...range }: Props) {
  const id = useId();
  return (
    <div>
      <div className={quiet === true ? 'visually-hidden' : styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <Radix.Root
        className={styles.slider}
        value={[value]}
        {...range}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        {...(onCommit !== undefined && {
          onValueCommit: ([last]: number[]) => last !== undefined && onCommit(last),
        })}
      >
        <Radix.Track className={styles.track}>
          <Radix.Range className={styles.range} />
        </Radix.Track>
        <Radix.Thumb className={styles.thumb} aria-labelledby={id} aria-valuetext={valueText} />
      </Radix.Root>
    </div>
  );
}
