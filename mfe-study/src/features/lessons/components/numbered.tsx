import type { ReactNode } from 'react';
import type { LessonName } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import styles from './card.module.css';

type Props<T> = {
  items: readonly T[];
  /** All lessons of the tab in their order: a lesson is so and so many of them. */
  all: readonly LessonName[];
  render: (item: T) => ReactNode;
};

/** Lessons one below the other, each under its place among all of the tab. */
export const NumberedLessons = <T extends LessonName>({ items, all, render }: Props<T>) => (
  <ol className={styles.list}>
    {items.map((item) => (
      <li key={item.id}>
        <p className={styles.position}>
          {messages.position(all.findIndex(({ id }) => id === item.id) + 1, all.length)}
        </p>
        {render(item)}
      </li>
    ))}
  </ol>
);
