import type { ComponentProps } from 'react';
import styles from './progress.module.css';

/** How far something is, as a line. */
export const Progress = ({ className, ...rest }: ComponentProps<'progress'>) => (
  <progress
    {...rest}
    className={className === undefined ? styles.line : `${styles.line} ${className}`}
  />
);
