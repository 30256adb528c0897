import type { StudyStatistics } from '@fahm/contracts/study/study-statistics.ts';
import { messages } from '../messages.ts';
import { percentOf, recalledPercent } from '../model.ts';
import styles from './statistics.module.css';

/** What was predicted of reviews, and what came of them. */
export function Calibration({ steps }: { steps: StudyStatistics['calibration'] }) {
  const words = messages.calibration;
  return (
    <section className={styles.card} aria-labelledby="calibration">
      <h3 className={styles.name} id="calibration">
        {words.heading}
      </h3>
      <p className={styles.text}>{steps.length === 0 ? words.none : words.lead}</p>
      {steps.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.predicted}</th>
              <th scope="col">{words.actual}</th>
              <th scope="col">{words.reviews}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ from, predicted, reviews, recalled }) => (
              <tr key={from}>
                <td>{words.percent(percentOf(predicted))}</td>
                <td>{words.percent(recalledPercent(reviews, recalled) ?? 0)}</td>
                <td>{reviews}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
