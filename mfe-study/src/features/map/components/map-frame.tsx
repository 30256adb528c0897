import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import styles from './map.module.css';

type Props = {
  surah: number;
  /** The surah in one sentence; nothing where it is not told, or on its way. */
  theme: ReactNode;
  children: ReactNode;
};

/** What stands over the lessons of a tab: theme, ribbon, and what is told of the whole surah. */
export function MapFrame({ surah, theme, children }: Props) {
  return (
    <section className={styles.map} data-map={surah} aria-label={messages.whole}>
      {theme}
      {children}
    </section>
  );
}
