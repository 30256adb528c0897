import type { ObjectiveProgress } from '@fahm/contracts/study/masteries.ts';
import { Checkbox } from '@fahm/ui/fields/checkbox.tsx';
import { useId } from 'react';
import { messages } from '../messages.ts';
import styles from './mastery.module.css';

type Props = {
  text: string;
  /** null until it is known how it stands. */
  record: ObjectiveProgress | null;
  onTick: (completed: boolean) => void;
};

/** An objective: the learner's own word on the box, and below it what their cards say. */
export function Objective({ text, record, onTick }: Props) {
  const id = useId();
  const demonstration = record?.demonstration ?? null;
  return (
    <div className={styles.objective}>
      <Checkbox
        className={styles.box}
        id={id}
        checked={record?.completed ?? false}
        disabled={record === null}
        aria-describedby={`${id}-marks`}
        onChange={(event) => onTick(event.target.checked)}
      />
      <div>
        <label className={styles.text} htmlFor={id}>
          {text}
        </label>
        <p className={styles.marks} id={`${id}-marks`}>
          {record?.completed === true && <span className={styles.mark}>{messages.ticked}</span>}
          {record !== null && demonstration !== null && (
            <span className={styles.mark} data-demonstration={demonstration}>
              {messages.demonstration[demonstration](record.cards.recalled, record.cards.total)}
            </span>
          )}
          {record?.revised === true && (
            <span className={styles.mark} data-revised="">
              {messages.revised(record.cards.recalled, record.cards.total)}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
