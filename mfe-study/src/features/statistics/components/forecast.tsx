import type { StudyStatistics } from '@fahm/contracts/study/study-statistics.ts';
import { messages } from '../messages.ts';
import { barHeights, dayLabel } from '../model.ts';
import styles from './statistics.module.css';

const [HEIGHT, STEP] = [64, 10];

/** Cards that come due on each of the next days. */
export function Forecast({ forecast }: Pick<StudyStatistics, 'forecast'>) {
  const words = messages.forecast;
  const heights = barHeights(forecast.map(({ cards }) => cards));
  const total = forecast.reduce((sum, { cards }) => sum + cards, 0);
  const [first, last] = [forecast[0], forecast.at(-1)];
  return (
    <section className={styles.card} aria-labelledby="forecast">
      <h3 className={styles.name} id="forecast">
        {words.heading}
      </h3>
      <p className={styles.text}>{total === 0 ? words.none : words.lead(total)}</p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${forecast.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {heights.map((height, at) => (
          <rect
            key={forecast[at]?.day}
            className={height > 0 ? styles.full : styles.empty}
            x={at * STEP + 1}
            y={HEIGHT - Math.max(2, height * HEIGHT)}
            width={STEP - 2}
            height={Math.max(2, height * HEIGHT)}
          />
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first === undefined ? '' : dayLabel(first.day)}</span>
        <span>{last === undefined ? '' : dayLabel(last.day)}</span>
      </p>
      <ul className="visually-hidden">
        {forecast
          .filter(({ cards }) => cards > 0)
          .map(({ day, cards }) => (
            <li key={day}>{words.day(dayLabel(day), cards)}</li>
          ))}
      </ul>
    </section>
  );
}
