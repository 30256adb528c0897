import type { TimelineEvent } from '@fahm/contracts/content/timeline.ts';
import { Board } from './board.tsx';
import { EventItem } from './event-item.tsx';
import { TimelineHeader } from './timeline-header.tsx';
import { classNames } from '../../../lib/class-names.ts';
import sheet from '../../../lib/sources.module.css';
import { messages } from '../messages.ts';
import styles from './timeline.module.css';

/** The page as the build renders it; the browser has `timeline-screen.tsx` in its place. */
export function TimelineView({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <div className={classNames(styles.timeline, sheet.sheet)} data-content="">
      <TimelineHeader />
      <Board events={events} />
      <section className={styles.list} aria-labelledby="all-events" data-adopt="">
        <h2 className={styles.listHeading} id="all-events">
          {messages.list}
        </h2>
        <p className={styles.listHint}>{messages.listHint}</p>
        <ol className={styles.events}>
          {events.map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ol>
      </section>
    </div>
  );
}
