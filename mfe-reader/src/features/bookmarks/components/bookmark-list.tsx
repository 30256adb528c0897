import { useState } from 'react';
import { Button } from '@fahm/ui/button.tsx';
import {
  type Bookmark,
  EMPTY_READING_PROGRESS,
} from '../../../lib/reading-progress/reading-progress.ts';
import type { ReadingProgressStore } from '../../../lib/reading-progress/reading-progress-store.ts';
import { useServices } from '../../../lib/services.ts';
import { messages } from '../messages.ts';
import type { LoadVerse } from '../../../lib/text/verse-text.ts';
import { BookmarkItem } from './bookmark-item.tsx';
import styles from './bookmarks.module.css';

type Order = 'mushaf' | 'newest';
type Props = {
  /** Those that stand and those that were removed here, in the order of the mushaf. */
  bookmarks: readonly Bookmark[];
  load: LoadVerse;
};

const sorted = (bookmarks: readonly Bookmark[], order: Order): readonly Bookmark[] =>
  order === 'mushaf' ? bookmarks : bookmarks.toSorted((a, b) => b.createdAt - a.createdAt);

/** Sets it back as it was, its day included; only the change is new. */
function restore(progress: ReadingProgressStore, bookmark: Bookmark): void {
  const changedAt = Math.max(Date.now(), bookmark.changedAt + 1);
  progress.merge({
    ...EMPTY_READING_PROGRESS,
    bookmarks: [{ ...bookmark, removedAt: null, changedAt }],
  });
}

export function BookmarkList({ bookmarks, load }: Props) {
  const { progress } = useServices();
  const [order, setOrder] = useState<Order>('mushaf');
  const current = bookmarks.filter(({ removedAt }) => removedAt === null).length;
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.count}>{messages.count(current)}</p>
        <div className={styles.order} role="group" aria-label={messages.order}>
          {(['mushaf', 'newest'] as const).map((name) => (
            <Button
              key={name}
              tone="plain"
              aria-pressed={order === name}
              onClick={() => setOrder(name)}
            >
              {messages[name]}
            </Button>
          ))}
        </div>
      </div>
      <ul className={styles.list}>
        {sorted(bookmarks, order).map((bookmark) => (
          <BookmarkItem
            key={`${bookmark.surah}:${bookmark.ayah}`}
            bookmark={bookmark}
            load={load}
            onRemove={() => progress.removeBookmark(bookmark)}
            onUndo={() => restore(progress, bookmark)}
          />
        ))}
      </ul>
    </>
  );
}
