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
};

/** A number between two bounds, with its name and its value in words above it. */
export function Slider({ label, value, min, max, step, valueText, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <Radix.Root
        className={styles.slider}
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => next !== undefined && onChange(next)}
      >
        <Radix.Track className={styles.track}>
          <Radix.Range className={styles.range} />
        </Radix.Track>
        <Radix.Thumb className={styles.thumb} aria-labelledby={id} aria-valuetext={valueText} />
      </Radix.Root>
    </div>
  );
}
