import type { Passage } from '@fahm/contracts/study/surah-overview.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Deeper } from '../../../lib/lesson/heading-level.tsx';
import { isPaged } from '../../../lib/map/paging.ts';
import { PassageHeading } from '../../../lib/map/passage-heading.tsx';
import { groupByPassage } from '../../../lib/map/passages.ts';
import { useOverviewState } from '../../../lib/map/use-overview.ts';
import { usePassageArrival } from '../../../lib/map/use-passage-arrival.ts';
import type { LessonName } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import type { PassageQuery } from '../passage-query.ts';
import { useAccessFault } from '../use-access-fault.ts';
import styles from './card.module.css';
import { LessonIndex } from './lesson-index.tsx';
import { LessonsEmpty, LessonsFailed, LessonsPending } from './lesson-states.tsx';
import { NumberedLessons } from './numbered.tsx';
import { PagedLessons } from './paged-lessons.tsx';

/** A list that is longer than this begins with its titles. */
const SHORT_LIST = 10;

const NO_PASSAGES: readonly Passage[] = [];

type Props<T extends LessonName> = {
  surah: number;
  query: UseQueryResult<readonly T[], unknown>;
  empty: string;
  render: (item: T) => ReactNode;
  /** Where a page came with the lessons of one passage: what all are called, and how those of another are had. */
  names?: readonly LessonName[] | undefined;
  passageQuery?: PassageQuery<T>;
};

/** The items of a tab in every state: on the way, not to be had, none yet, or there. */
export function LessonList<T extends LessonName>(props: Props<T>) {
  const { surah, query, empty, render, names, passageQuery } = props;
  const { overview, isComing } = useOverviewState(surah);
  const passages = overview?.passages ?? NO_PASSAGES;
  useAccessFault(query.error, surah);
  const known = query.data ?? names;
  if (known !== undefined && isPaged(known, passages)) {
    return (
      <PagedLessons
        {...{ surah, passages, render, passageQuery }}
        names={known}
        lessons={query.data}
      />
    );
  }
  // With its map a list may become one of pages: nothing is shown that would go again.
  if (query.data !== undefined && !(isComing && query.data.length > SHORT_LIST)) {
    return query.data.length === 0 ? (
      <LessonsEmpty heading={empty} />
    ) : (
      <WholeList lessons={query.data} passages={passages} render={render} />
    );
  }
  if (query.isError) return <LessonsFailed onRetry={() => void query.refetch()} />;
  return <LessonsPending />;
}

type ListProps<T> = {
  lessons: readonly T[];
  passages: readonly Passage[];
  render: (item: T) => ReactNode;
};

/** All of them: under the passages of the map, in its order; as they come where there is none. */
function WholeList<T extends LessonName>({ lessons, passages, render }: ListProps<T>) {
  useArrival();
  usePassageArrival(passages);
  const placed = groupByPassage(lessons, passages);
  // What somebody added comes first: it is what they look for.
  const groups = placed.toSorted((a, b) => Number(a.passage !== null) - Number(b.passage !== null));
  const isMapped = groups.some(({ passage }) => passage !== null);
  return (
    <>
      {lessons.length > SHORT_LIST && <LessonIndex lessons={lessons} />}
      {isMapped ? (
        groups.map(({ passage, items }) => (
          <section key={passage?.id ?? ''}>
            {passage === null ? (
              <h3 className={styles.unplaced}>{messages.unplaced}</h3>
            ) : (
              <PassageHeading passage={passage} />
            )}
            <Deeper>
              <NumberedLessons items={items} all={lessons} render={render} />
            </Deeper>
          </section>
        ))
      ) : (
        <NumberedLessons items={lessons} all={lessons} render={render} />
      )}
    </>
  );
}

/** An address may name a lesson that was not there when the browser looked for it: `…?tab=rules#r001-…`. */
function useArrival(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}
