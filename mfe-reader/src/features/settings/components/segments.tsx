import { Radio, RadioGroup } from '@fahm/ui/fields/radio-group.tsx';
import styles from './settings.module.css';

type Props<Value extends string> = {
  label: string;
  hint?: string;
  value: Value;
  onChange: (chosen: Value) => void;
  /** What each choice is called, in their order. */
  words: Readonly<Record<Value, string>>;
};

/** One of a few, side by side, under a heading. */
export function Segments<Value extends string>({ label, hint, words, ...rest }: Props<Value>) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{label}</h3>
      <RadioGroup<Value> label={label} variant="segments" {...rest}>
        {(Object.keys(words) as Value[]).map((it) => (
          <Radio key={it} value={it}>
            {words[it]}
          </Radio>
        ))}
      </RadioGroup>
      {hint !== undefined && <p className={styles.note}>{hint}</p>}
    </section>
  );
}
