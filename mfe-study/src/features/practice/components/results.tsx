import { messages } from '../messages.ts';
import { accuracyOf } from '../model/answers.ts';
import styles from './practice.module.css';

/** Names and numbers side by side. */
export function Figures({ rows }: { rows: readonly (readonly [string, string | number])[] }) {
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How a casual session went (spec 2.9.2, 2.9.3). */
export const casualRows = ({ correct, incorrect }: { correct: number; incorrect: number }) =>
  [
    [messages.correct, correct],
    [messages.incorrect, incorrect],
    [messages.accuracy, messages.percent(accuracyOf(correct, correct + incorrect))],
  ] as const;

/** How a study session went (spec 2.9.4). */
export const studyRows = ({
  correct,
  incorrect,
  updates,
}: {
  correct: number;
  incorrect: number;
  updates: number;
}) =>
  [
    [messages.reviewed, correct + incorrect],
    [messages.accuracy, messages.percent(accuracyOf(correct, correct + incorrect))],
    [messages.updates, updates],
  ] as const;
