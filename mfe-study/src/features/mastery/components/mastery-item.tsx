import { masteryProgressQuery } from '@fahm/api-client/masteries.ts';
import type { Mastery } from '@fahm/contracts/lessons.ts';
import type { ObjectiveProgress } from '@fahm/contracts/masteries.ts';
import { useQuery } from '@tanstack/react-query';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { masteryProgress, objectiveKey } from '../model.ts';
import { useTick } from '../use-tick.ts';
import { Objective } from './objective.tsx';
import styles from './mastery.module.css';

/** One mastery item: its sections, each with objectives to tick. */
export function MasteryItem({ mastery }: { mastery: Mastery }) {
  const { id, chapterNumber, sections } = mastery;
  const query = useQuery(masteryProgressQuery(useStudy().api, id));
  const tick = useTick(id, chapterNumber);
  const records: readonly ObjectiveProgress[] = query.data ?? [];
  const { done, total, percent } = masteryProgress(mastery, records);
  return (
    <section className={styles.item} aria-labelledby={`mastery-${id}`}>
      <p className={styles.chapter}>{messages.chapter(chapterNumber)}</p>
      <h3 className={styles.name} id={`mastery-${id}`}>
        {messages.heading}
      </h3>
      <p className={styles.progress} data-part="mastery-progress">
        {messages.progress(done, total, percent)}
      </p>
      <progress
        className={styles.bar}
        max={total}
        value={done}
        aria-label={messages.progressLabel}
      />
      <p className={styles.legend}>{messages.legend}</p>
      {query.isError && (
        <p role="alert">
          {messages.unknown}{' '}
          <button type="button" className={styles.retry} onClick={() => void query.refetch()}>
            {messages.retry}
          </button>
        </p>
      )}
      {sections.map(({ name, objectives, objectiveIds }, section) => (
        <fieldset key={name} className={styles.section}>
          <legend className={styles.sectionName}>{name}</legend>
          {objectives.map((text, at) => {
            const key = objectiveKey(section, at);
            const record = records.find((one) => one.objectiveKey === key);
            return (
              <Objective
                key={objectiveIds[at] ?? key}
                text={text}
                record={record ?? null}
                onTick={(completed) => record !== undefined && tick.mutate({ record, completed })}
              />
            );
          })}
        </fieldset>
      ))}
    </section>
  );
}
