import type { Passage } from '@fahm/contracts/study/surah-overview.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSearch } from 'wouter';
import { Deeper } from '../../../lib/lesson/heading-level.tsx';
import { mapMessages } from '../../../lib/map/map-messages.ts';
import { isPlaced, shownPassage, stepsFrom } from '../../../lib/map/paging.ts';
import { PassageHeading } from '../../../lib/map/passage-heading.tsx';
import { passageAnchor, passageOf, rangeLabel } from '../../../lib/map/passages.ts';
import { usePassageHref } from '../../../lib/map/use-passage-href.ts';
import { StepLink, Steps } from '../../../lib/components/step-link.tsx';
import { type LessonName, useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import type { PassageQuery } from '../passage-query.ts';
import { useLessonArrival, useLessonAddress, useStepArrival } from '../use-paged-arrival.ts';
import styles from './card.module.css';
import { LessonIndex } from './lesson-index.tsx';
import { AddedLessons, NumberedLessons } from './numbered.tsx';
import { LessonsFailed, LessonsPending } from './lesson-states.tsx';

type Props<T extends LessonName> = {
  surah: number;
  passages: readonly Passage[];
  names: readonly LessonName[];
  /** All of them in full; undefined while only those that came with the page are here. */
  lessons: readonly T[] | undefined;
  passageQuery: PassageQuery<T> | undefined;
  render: (item: T) => ReactNode;
};

/** The lessons of one passage at a time, with the titles of all and a step to either side. */
export function PagedLessons<T extends LessonName>(props: Props<T>) {
  const { surah, passages, names, lessons, passageQuery, render } = props;
  const named = passageOf(useSearch());
  const hrefOf = usePassageHref(surah);
  const passage = shownPassage(passages, names, named);
  useMark(passage?.from ?? null);
  useStepArrival(passage, named !== null);
  useLessonAddress(names, passages, passage, hrefOf);
  if (passage === null) return null;
  const fromOf = (lesson: LessonName) => passages.find(({ id }) => id === lesson.passage)?.from;
  const elsewhere = (lesson: LessonName) => {
    const from = fromOf(lesson);
    return from === undefined || from === passage.from ? null : hrefOf(from);
  };
  // They come first where the surah begins; where an address names a passage nothing is put over that.
  const added = lessons?.filter((lesson) => !isPlaced(lesson, passages)) ?? [];
  return (
    <>
      {named === null && <AddedLessons items={added} render={render} />}
      <LessonIndex key={`index ${passage.id}`} lessons={names} hrefOf={elsewhere} />
      <section key={passage.id} data-alone={passage.from} data-named={named ?? undefined}>
        <PassageHeading
          passage={passage}
          position={mapMessages.position(passages.indexOf(passage) + 1, passages.length)}
        />
        <Deeper>
          <PassageLessons
            {...{ passage, lessons, passageQuery, render }}
            names={names.filter((name) => isPlaced(name, passages))}
          />
        </Deeper>
      </section>
      <PassageSteps {...stepsFrom(passage, passages, names)} hrefOf={hrefOf} />
      {named !== null && <AddedLessons items={added} render={render} />}
    </>
  );
}

/** The map over the lessons marks what stands alone below it. */
function useMark(from: number | null): void {
  const { shown } = useStudy();
  useEffect(() => {
    shown.set(from);
    return () => shown.set(null);
  }, [shown, from]);
}

type OfPassage<T extends LessonName> = Omit<Props<T>, 'surah' | 'passages'> & {
  passage: Passage;
};

function PassageLessons<T extends LessonName>(props: OfPassage<T>) {
  const { passage, names, lessons, passageQuery, render } = props;
  const part = useQuery<readonly T[]>({
    ...(passageQuery?.(passage) ?? { queryKey: ['no-passage'] }),
    enabled: lessons === undefined && passageQuery !== undefined,
    // Without a network it fails at once and says so, instead of waiting for one unseen.
    networkMode: 'always',
  });
  const items = lessons?.filter((lesson) => lesson.passage === passage.id) ?? part.data;
  useLessonArrival(items !== undefined);
  if (items !== undefined && items.length > 0) {
    return <NumberedLessons items={items} all={names} render={render} />;
  }
  if (items !== undefined) return <p className={styles.none}>{messages.none}</p>;
  if (part.isError && !part.isFetching) {
    return <LessonsFailed onRetry={() => void part.refetch()} />;
  }
  return (
    <div className={styles.coming}>
      <LessonsPending />
    </div>
  );
}

type StepsProps = ReturnType<typeof stepsFrom<Passage>> & { hrefOf: (from: number) => string };

function PassageSteps({ previous, next, hrefOf }: StepsProps) {
  const step = (to: Passage | null, rel: 'prev' | 'next', word: string) =>
    to !== null && (
      <StepLink
        rel={rel}
        href={`${hrefOf(to.from)}#${passageAnchor(to)}`}
        word={`${word} · ${rangeLabel(to)}`}
      >
        {to.title}
      </StepLink>
    );
  return (
    <Steps label={mapMessages.steps}>
      {step(previous, 'prev', mapMessages.previous)}
      {step(next, 'next', mapMessages.next)}
    </Steps>
  );
}
