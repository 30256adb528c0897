import { useMemo } from 'react';
import { adopt } from '../../../lib/adopt.tsx';
import { CHIPS } from '../../../lib/live-verse.tsx';
import { classNames } from '../../../lib/class-names.ts';
import sheet from '../../../lib/sources.module.css';
import { readEvents } from '../read-events.ts';
import { Board } from './board.tsx';
import { TimelineHeader } from './timeline-header.tsx';
import styles from './timeline.module.css';

/** The page in the browser: a living board over the events of the list, which stays as it came. */
export function TimelineScreen({ content }: { content: Element }) {
  const events = useMemo(() => readEvents(content), [content]);
  const list = useMemo(() => {
    const section = content.querySelector('[data-adopt]');
    return section && adopt(section, CHIPS);
  }, [content]);
  return (
    <div className={classNames(styles.timeline, sheet.sheet)} data-content="">
      <TimelineHeader />
      <Board events={events} />
      {list}
    </div>
  );
}
