import type { TimelineEvent } from '@fahm/contracts/content/timeline.ts';
import { Verse } from '../../../lib/live-verse.tsx';
import { citationsOf, Sources } from '../../../lib/sources.tsx';
import { messages } from '../messages.ts';
import styles from './timeline.module.css';

/** An event in the list, at an address of its own. `read-events.ts` reads it back from this markup. */
export function EventItem({ event }: { event: TimelineEvent }) {
  const { id, date, title, description, details, disputed, quran, duringLife, sources } = event;
  const others = sources.filter((source) => !('quran' in source && source.quran === quran));
  return (
    <li className={styles.event} id={id} data-event={id} data-life={duringLife ? '' : undefined}>
      <p className={styles.date} data-field="date">
        {date}
      </p>
      <h3 className={styles.title}>
        <a href={`#${id}`} data-field="title">
          {title}
        </a>
      </h3>
      <p className={styles.description} data-field="description">
        {description}
      </p>
      <details className={styles.more}>
        <summary>{messages.details}</summary>
        {details !== null && <p data-field="details">{details}</p>}
        {disputed !== null && (
          <p className={styles.disputed}>
            <strong>{messages.disputed}</strong> <span data-field="disputed">{disputed}</span>
          </p>
        )}
        {quran !== null && (
          <div className={styles.reference} data-field="quran">
            <span>{messages.reference}</span> <Verse reference={quran} />
          </div>
        )}
        {others.length > 0 && (
          <>
            <h4 className={styles.sourcesHeading}>{messages.sources}</h4>
            <Sources sources={citationsOf(others)} />
          </>
        )}
      </details>
    </li>
  );
}
