import type { ReactNode } from 'react';
import { Deeper } from '../../../lib/lesson/heading-level.tsx';
import type { LessonName } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import styles from './card.module.css';

export type NumberedProps<T> = {
  items: readonly T[];
  /** All lessons of the tab in their order: a lesson is so and so many of them. */
  all: readonly LessonName[];
  render: (item: T) => ReactNode;
};

/** Lessons one below the other, each under its place among all of the tab. */
export const NumberedLessons = <T extends LessonName>({ items, all, render }: NumberedProps<T>) => (
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

/** What an editor or the learner added to the surah: in no passage, and not counted among its lessons. */
export const AddedLessons = <T extends LessonName>({
  items,
  render,
}: Pick<NumberedProps<T>, 'items' | 'render'>) =>
  items.length > 0 && (
    <section>
      <h3 className={styles.unplaced}>{messages.unplaced}</h3>
      <Deeper>
        <div className={styles.list}>{items.map(render)}</div>
      </Deeper>
    </section>
  );
