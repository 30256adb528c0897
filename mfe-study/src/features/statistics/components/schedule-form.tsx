import { studySettingsQuery } from '@fahm/api-client/study/study.ts';
import {
  NEW_CARDS_PER_DAY,
  type StudySettings,
  TARGET_RETENTION,
} from '@fahm/contracts/study/study-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useStudy } from '../../../lib/study.ts';
import { useSaveSettings } from '../../../lib/use-save-settings.ts';
import { messages } from '../messages.ts';
import { percentOf } from '../model.ts';
import styles from './statistics.module.css';

/** Target retention and new cards a day. */
export function ScheduleForm() {
  const { data } = useQuery(studySettingsQuery(useStudy().api));
  return data === undefined ? null : <Form settings={data} />;
}

function Form({ settings }: { settings: StudySettings }) {
  const id = useId();
  const words = messages.settings;
  const [retention, setRetention] = useState(percentOf(settings.targetRetention));
  const [newCards, setNewCards] = useState(settings.newCardsPerDay);
  const save = useSaveSettings(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ targetRetention: retention / 100, newCardsPerDay: newCards });
  };
  return (
    <form className={styles.card} aria-labelledby={`${id}-heading`} onSubmit={submit}>
      <h3 className={styles.name} id={`${id}-heading`}>
        {words.heading}
      </h3>
      <div className={styles.fields}>
        <p className={styles.field}>
          <label htmlFor={`${id}-retention`}>
            {words.retention}: <output>{words.percent(retention)}</output>
          </label>
          <input
            id={`${id}-retention`}
            type="range"
            min={percentOf(TARGET_RETENTION.least)}
            max={percentOf(TARGET_RETENTION.most)}
            value={retention}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setRetention(event.target.valueAsNumber)}
          />
          <span className={styles.hint} id={`${id}-hint`}>
            {words.retentionHint}
          </span>
        </p>
        <p className={styles.field}>
          <label htmlFor={`${id}-new`}>{words.newCards}</label>
          <input
            id={`${id}-new`}
            className={styles.number}
            type="number"
            required
            min={NEW_CARDS_PER_DAY.least}
            max={NEW_CARDS_PER_DAY.most}
            value={Number.isNaN(newCards) ? '' : newCards}
            onChange={(event) => setNewCards(event.target.valueAsNumber)}
          />
        </p>
      </div>
      <button type="submit" className="button" data-tone="secondary" disabled={save.isPending}>
        {save.isPending ? words.saving : words.save}
      </button>
    </form>
  );
}
