import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Passage } from '@fahm/contracts/surah-overview.ts';
import foldStyles from '../../../lib/fold.module.css';
import { Deeper } from '../../../lib/heading-level.tsx';
import { PassageHeading } from '../../../lib/map/passage-heading.tsx';
import { groupByPassage } from '../../../lib/map/passages.ts';
import { useOverview } from '../../../lib/map/use-overview.ts';
import { usePassageArrival } from '../../../lib/map/use-passage-arrival.ts';
import { messages } from '../messages.ts';
import { useAccessFault } from '../use-access-fault.ts';
import styles from './card.module.css';

/** A list that is longer than this begins with its titles. */
const SHORT_LIST = 10;

type Lesson = { id: string; title: string; passage?: string | undefined };

const NO_PASSAGES: readonly Passage[] = [];

type Props<T extends Lesson> = {
  surah: number;
  query: UseQueryResult<readonly T[], unknown>;
  empty: string;
  render: (item: T) => ReactNode;
};

/** The items of a tab in every state: on the way, not to be had, none yet, or all of them. */
export function LessonList<T extends Lesson>({ surah, query, empty, render }: Props<T>) {
  const passages = useOverview(surah)?.passages ?? NO_PASSAGES;
  useAccessFault(query.error);
  useArrival(query.data);
  if (query.data !== undefined && query.data.length > 0) {
    return (
      <>
        {query.data.length > SHORT_LIST && <Index lessons={query.data} />}
        <Grouped lessons={query.data} passages={passages} render={render} />
      </>
    );
  }
  if (query.data !== undefined) {
    return (
      <div className={styles.state}>
        <h3 className={styles.stateHeading}>{empty}</h3>
        <p className={styles.stateText}>{messages.emptyText}</p>
      </div>
    );
  }
  if (query.isError) {
    return (
      <div className={styles.state} role="alert">
        <h3 className={styles.stateHeading}>{messages.failed}</h3>
        <p className={styles.stateText}>{messages.failedHint}</p>
        <button type="button" className="button" onClick={() => void query.refetch()}>
          {messages.retry}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{messages.loading}</span>
      <div className={styles.bone} aria-hidden="true" />
      <div className={styles.bone} aria-hidden="true" />
    </div>
  );
}

type GroupedProps<T> = {
  lessons: readonly T[];
  passages: readonly Passage[];
  render: (item: T) => ReactNode;
};

/** Under the passages of the map, in its order; as they come where there is none. */
function Grouped<T extends Lesson>({ lessons, passages, render }: GroupedProps<T>) {
  usePassageArrival(passages);
  const groups = groupByPassage(lessons, passages);
  if (groups.every(({ passage }) => passage === null)) {
    return <div className={styles.list}>{lessons.map(render)}</div>;
  }
  return groups.map(({ passage, items }) => (
    <section key={passage?.id ?? ''}>
      {passage === null ? (
        <h3 className={styles.unplaced}>{messages.unplaced}</h3>
      ) : (
        <PassageHeading passage={passage} />
      )}
      <Deeper>
        <div className={styles.list}>{items.map(render)}</div>
      </Deeper>
    </section>
  ));
}

/** The titles, to go to one of many at once. */
function Index({ lessons }: { lessons: readonly Lesson[] }) {
  return (
    <details className={styles.index}>
      <summary className={foldStyles.summary}>{messages.index(lessons.length)}</summary>
      <ol className={styles.indexList}>
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** An address may name a lesson that was not there when the browser looked for it: `…?tab=rules#r001-…`. */
function useArrival(lessons: readonly Lesson[] | undefined): void {
  const isHere = lessons !== undefined;
  useEffect(() => {
    const id = location.hash.slice(1);
    if (isHere && id !== '') document.getElementById(id)?.scrollIntoView();
  }, [isHere]);
}
