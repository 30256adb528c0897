import type { StudyStatistics } from '@fahm/contracts/study/study-statistics.ts';
import { messages } from '../messages.ts';
import { percentOf, recalledPercent } from '../model.ts';
import styles from './statistics.module.css';

/** How much of what came back was recalled, beside what is aimed for. */
export function Retention({ retention, cards }: Pick<StudyStatistics, 'retention' | 'cards'>) {
  const words = messages.retention;
  const { target, reviews, recalled } = retention;
  const percent = recalledPercent(reviews, recalled);
  return (
    <section className={styles.card} aria-labelledby="retention">
      <h3 className={styles.name} id="retention">
        {words.heading}
      </h3>
      {percent === null ? (
        <p className={styles.text}>{words.none}</p>
      ) : (
        <>
          <p className={styles.number}>{words.value(percent)}</p>
          <p className={styles.text}>{words.lead(percentOf(target), reviews)}</p>
        </>
      )}
      <dl className={styles.counts}>
        <div>
          <dt>{messages.cards}</dt>
          <dd>{cards.started}</dd>
        </div>
        <div>
          <dt>{messages.mature}</dt>
          <dd>{cards.mature}</dd>
        </div>
      </dl>
    </section>
  );
}
