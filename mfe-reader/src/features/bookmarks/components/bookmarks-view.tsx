import { LinkButton } from '@fahm/ui/button.tsx';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import type { LoadVerse } from '../../../lib/text/verse-text.ts';
import { BookmarkList } from './bookmark-list.tsx';
import styles from './bookmarks.module.css';
import { ProgressTransfer } from './progress-transfer.tsx';

/** The bookmarks of this device. */
export function BookmarksView({ load }: { load: LoadVerse }) {
  const { progress } = useServices();
  const all = useStore(progress, (it) => it.bookmarks);
  const [opened] = useState(Date.now);
  // What is removed here stays where it was until people leave, so that it can be taken back.
  const shown = all.filter(({ removedAt }) => removedAt === null || removedAt >= opened);
  return (
    <>
      {shown.length === 0 ? <Empty /> : <BookmarkList bookmarks={shown} load={load} />}
      <ProgressTransfer />
    </>
  );
}

function Empty() {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{messages.empty}</p>
      <p>{messages.emptyHint}</p>
      <LinkButton href={paths.resume}>{messages.read}</LinkButton>
    </div>
  );
}
