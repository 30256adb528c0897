import { percentOf } from '@fahm/contracts/content/word-counts.ts';
import { messages } from '../messages.ts';
import { dayLabel, type Point, stepsOf } from '../model.ts';
import styles from './words.module.css';

const [WIDTH, HEIGHT] = [320, 72];
/** Days that are told to who does not see the curve. */
const TOLD = 12;

/** The share of words recalled over time: a curve for the eye, its days for who listens. */
export function WordCurve({ curve, all }: { curve: readonly Point[]; all: number }) {
  const [first, last] = [curve[0], curve.at(-1)];
  if (first === undefined || last === undefined) return null;
  const x = (day: number) => ((day - first.day) / Math.max(1, last.day - first.day)) * WIDTH;
  const y = (places: number) => HEIGHT - (places / last.places) * (HEIGHT - 4);
  const points = curve.map(({ day, places }) => `${x(day).toFixed(1)},${y(places).toFixed(1)}`);
  const percent = (places: number) => percentOf({ known: places, words: all });
  return (
    <figure className={styles.figure} aria-label={messages.curve}>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline points={points.join(' ')} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>
          {dayLabel(first.day)}: {percent(first.places)} %
        </span>
        <span>
          {dayLabel(last.day)}: {percent(last.places)} %
        </span>
      </p>
      <ul className="visually-hidden">
        {stepsOf(curve, TOLD).map(({ day, words, places }) => (
          <li key={day}>{messages.onDay(dayLabel(day), words, percent(places))}</li>
        ))}
      </ul>
    </figure>
  );
}
