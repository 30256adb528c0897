import { masteryProgressQuery } from '@fahm/api-client/study/masteries.ts';
import type { Mastery } from '@fahm/contracts/study/lessons.ts';
import type { ObjectiveProgress } from '@fahm/contracts/study/masteries.ts';
import type { Passage } from '@fahm/contracts/study/surah-overview.ts';
import { Progress } from '@fahm/ui/progress.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { groupByPassage } from '../../../lib/map/passages.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { type Aim, aimsOf, demonstratedBy, masteryProgress, tickedAmong } from '../model.ts';
import { useTick } from '../use-tick.ts';
import styles from './mastery.module.css';
import { Objective } from './objective.tsx';
import { PassageAims } from './passage-aims.tsx';

type Props = { mastery: Mastery; passages: readonly Passage[] };

/** One mastery item: its objectives to tick, under the passages of the map or in sections of their own. */
export function MasteryItem({ mastery, passages }: Props) {
  const { id, chapterNumber } = mastery;
  const query = useQuery(masteryProgressQuery(useStudy().api, id));
  const tick = useTick(id, chapterNumber);
  const records: readonly ObjectiveProgress[] = query.data ?? [];
  const renderAim = ({ key, id: aim, text }: Aim) => {
    const record = records.find((one) => one.objectiveKey === key);
    return (
      <Objective
        key={aim}
        text={text}
        record={record ?? null}
        onTick={(completed) => record !== undefined && tick.mutate({ record, completed })}
      />
    );
  };
  const sections = aimsOf(mastery);
  const groups = groupByPassage(
    sections.flatMap(({ aims }) => aims),
    passages,
  );
  const isMapped = groups.some(({ passage }) => passage !== null);
  return (
    <>
      <section className={styles.item} aria-labelledby={`mastery-${id}`}>
        <Summary
          mastery={mastery}
          records={records}
          onRetry={query.isError ? () => void query.refetch() : null}
        />
        {!isMapped && <Sections sections={sections} renderAim={renderAim} />}
      </section>
      {isMapped &&
        groups.map(({ passage, items }) => (
          <PassageAims
            key={passage?.id ?? id}
            passage={passage}
            done={tickedAmong(items, records)}
            total={items.length}
          >
            {items.map(renderAim)}
          </PassageAims>
        ))}
    </>
  );
}

type SummaryProps = {
  mastery: Mastery;
  records: readonly ObjectiveProgress[];
  /** Asks for the records again; null unless they could not be had. */
  onRetry: (() => void) | null;
};

/** How it stands with all objectives together. */
function Summary({ mastery, records, onRetry }: SummaryProps) {
  const { done, total, percent } = masteryProgress(mastery, records);
  const cards = demonstratedBy(records);
  return (
    <>
      <p className={styles.chapter}>{messages.chapter(mastery.chapterNumber)}</p>
      <h3 className={styles.name} id={`mastery-${mastery.id}`}>
        {messages.heading}
      </h3>
      <p className={styles.progress} data-part="mastery-progress">
        {messages.progress(done, total, percent)}
      </p>
      <Progress max={total} value={done} aria-label={messages.progressLabel} />
      {cards.total > 0 && (
        <>
          <p className={styles.shown}>{messages.shown(cards.shown, cards.total)}</p>
          <Progress max={cards.total} value={cards.shown} aria-label={messages.shownLabel} />
        </>
      )}
      <p className={styles.legend}>{messages.legend}</p>
      {onRetry !== null && (
        <p role="alert">
          {messages.unknown}{' '}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {messages.retry}
          </button>
        </p>
      )}
    </>
  );
}

type SectionsProps = {
  sections: readonly { name: string; aims: Aim[] }[];
  renderAim: (aim: Aim) => ReactNode;
};

const Sections = ({ sections, renderAim }: SectionsProps) =>
  sections.map(({ name, aims }) => (
    <fieldset key={name} className={styles.section}>
      <legend className={styles.sectionName}>{name}</legend>
      {aims.map(renderAim)}
    </fieldset>
  ));
