import type { Reading } from '@fahm/contracts/study/lessons.ts';
import { Fold } from '../../../lib/lesson/fold.tsx';
import { SourceList } from '../../../lib/lesson/source-list.tsx';
import { messages } from '../messages.ts';
import styles from './readings.module.css';

/** Where people of knowledge differ: each view with whom it is from, where that is found and, if it is handed down, on what ground. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  const words = messages.readings;
  return (
    <Fold heading={words.heading} aside={words.count(readings.length)}>
      <p className={styles.note}>{words.note}</p>
      <ol className={styles.readings} data-field="readings">
        {readings.map(({ view, who, ground, sources }) => (
          <li key={view} className={styles.reading}>
            <p className={styles.view} data-field="view">
              {view}
            </p>
            <dl className={styles.facts}>
              <dt>{words.who}</dt>
              <dd data-field="who">{who}</dd>
              {ground !== undefined && (
                <>
                  <dt>{words.ground}</dt>
                  <dd data-field="ground">{ground}</dd>
                </>
              )}
            </dl>
            {sources.length > 0 && <SourceList sources={sources} field="grounds" />}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
