import type { Era } from '../era.ts';
import { messages } from '../messages.ts';
import styles from './family-diagram.module.css';

const LINE = { width: 640, height: 28, middle: 14, margin: 14 };

/** The rough order in time of all figures that have one, with this one's place in it. */
export function EraLine({ name, era }: { name: string; era: Era }) {
  const { count, rank, first, last, before, after } = era;
  const step = (LINE.width - 2 * LINE.margin) / (count - 1);
  const x = (at: number) => Math.round(LINE.margin + at * step);
  return (
    <figure className={styles.era}>
      <svg
        className={styles.eraLine}
        viewBox={`0 0 ${LINE.width} ${LINE.height}`}
        role="img"
        aria-label={messages.eraLabel(name, before, after)}
      >
        <path d={`M${LINE.margin} ${LINE.middle}H${LINE.width - LINE.margin}`} />
        {Array.from({ length: count }, (_, at) => (
          <circle key={at} cx={x(at)} cy={LINE.middle} r="3.5" />
        ))}
        <circle className={styles.here} cx={x(rank)} cy={LINE.middle} r="10" />
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </div>
      <figcaption className={styles.caption}>{messages.eraNote}</figcaption>
    </figure>
  );
}
