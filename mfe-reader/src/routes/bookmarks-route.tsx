import type { ReactNode, Ref } from 'react';
import { messages } from '../features/bookmarks/messages.ts';
import styles from './plain-page.module.css';

type Props = {
  ref?: Ref<HTMLHeadingElement>;
  /** The list; null where the page is rendered, which cannot know it. */
  children: ReactNode;
};

/** Composes the page of bookmarks; the same tree at build time and in the browser. */
export function BookmarksRoute({ ref, children }: Props) {
  return (
    <div className={styles.page} data-bookmarks="">
      <h1 ref={ref} className={styles.heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      <p className={styles.lead}>{messages.lead}</p>
      {children ?? <p>{messages.pending}</p>}
    </div>
  );
}
