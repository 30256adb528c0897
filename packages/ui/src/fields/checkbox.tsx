import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

/** A box to tick, of one look in every engine: a native one of WebKit is white on a dark page. */
export const Checkbox = ({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input
    {...rest}
    type="checkbox"
    className={className === undefined ? styles.box : `${styles.box} ${className}`}
  />
);
