import * as Radix from '@radix-ui/react-radio-group';
import type { ReactNode } from 'react';
import styles from './radio-group.module.css';

type GroupProps<T extends string> = {
  label: string;
  /** The one that is chosen; null when none of them is. */
  value: T | null;
  onChange: (value: T) => void;
  /** `segments` in one line, `grid` of cards, or a `list` of lines. */
  variant: 'segments' | 'grid' | 'list';
  children: ReactNode;
};

/** One of several. The arrow keys go round and choose. */
export function RadioGroup<T extends string>(props: GroupProps<T>) {
  return (
    <Radix.Root
      className={styles.group}
      data-variant={props.variant}
      aria-label={props.label}
      value={props.value ?? ''}
      onValueChange={(value) => props.onChange(value as T)}
    >
      {props.children}
    </Radix.Root>
  );
}

type RadioProps = {
  value: string;
  /** Its name where the content says more, or less; a description then needs an id in the content. */
  label?: string;
  describedBy?: string | undefined;
  children: ReactNode;
};

export function Radio({ value, label, describedBy, children }: RadioProps) {
  return (
    <Radix.Item
      className={styles.item}
      value={value}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {children}
    </Radix.Item>
  );
}
