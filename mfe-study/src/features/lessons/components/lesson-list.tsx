import type { Passage } from '@fahm/contracts/study/surah-overview.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Deeper } from '../../../lib/lesson/heading-level.tsx';
import { isPaged, isPlaced } from '../../../lib/map/paging.ts';
import { PassageHeading } from '../../../lib/map/passage-heading.tsx';
import { groupByPassage } from '../../../lib/map/passages.ts';
import { useOverviewState } from '../../../lib/map/use-overview.ts';
import { usePassageArrival } from '../../../lib/map/use-passage-arrival.ts';
import type { LessonName } from '../../../lib/study.ts';
import type { PassageQuery } from '../passage-query.ts';
import { useAccessFault } from '../use-access-fault.ts';
import { LessonIndex } from './lesson-index.tsx';
import { LessonsEmpty, LessonsFailed, LessonsPending } from './lesson-states.tsx';
import { AddedLessons, NumberedLessons, type NumberedProps } from './numbered.tsx';
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
  const placed = lessons.filter((lesson) => isPlaced(lesson, passages));
  if (placed.length === 0) return <Lessons items={lessons} all={lessons} render={render} />;
  return (
    <>
      {placed.length > SHORT_LIST && <LessonIndex lessons={placed} />}
      <AddedLessons
        items={lessons.filter((lesson) => !isPlaced(lesson, passages))}
        render={render}
      />
      {groupByPassage(placed, passages).map(
        ({ passage, items }) =>
          passage !== null && (
            <section key={passage.id}>
              <PassageHeading passage={passage} />
              <Deeper>
                <NumberedLessons items={items} all={placed} render={render} />
              </Deeper>
            </section>
          ),
      )}
    </>
  );
}

/** Without a map they stand as they come. */
function Lessons<T extends LessonName>({ items, all, render }: NumberedProps<T>) {
  return (
    <>
      {all.length > SHORT_LIST && <LessonIndex lessons={all} />}
      <NumberedLessons items={items} all={all} render={render} />
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
