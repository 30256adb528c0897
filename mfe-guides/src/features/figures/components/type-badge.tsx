import type { FigureType } from '@fahm/contracts/content/figures.ts';
import { messages } from '../messages.ts';
import styles from './type-badge.module.css';

/** Plain shapes: nobody is pictured. */
const SHAPES: Record<FigureType, string> = {
  prophet:
    'M12 3l2.5 5.5 6 .8-4.400 4.100 1.100 6-5.200-2.900-5.200 2.900 1.100-6L3.500 9.300l6-.8Z',
  angel: 'M12 4v16M12 8c-3-4-8-3-9 0 1 5 5 6 9 5M12 8c3-4 8-3 9 0-1 5-5 6-9 5',
  human: 'M8 8a4 4 0 1 0 8 0 4 4 0 0 0-8 0M4 20c1-5 4-7 8-7s7 2 8 7',
  creature: 'M4 20C4 10 10 4 20 4c0 10-6 16-16 16ZM4 20L13 11',
};

export function TypeBadge({ type }: { type: FigureType }) {
  return (
    <p className={styles.badge} data-type={type}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={SHAPES[type]} />
      </svg>
      {messages.types[type]}
    </p>
  );
}
