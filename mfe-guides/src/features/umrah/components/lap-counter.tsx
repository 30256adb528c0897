import { useLaps } from '../laps.ts';
import { messages } from '../messages.ts';
import { type Counter, ROUNDS } from '../model.ts';
import styles from './lap-counter.module.css';

/** Counts to seven with one large button; the count is kept on the device. */
export function LapCounter({ counter }: { counter: Counter }) {
  const [laps, setLaps] = useLaps(counter);
  const words = messages.counters[counter];
  const isDone = laps === ROUNDS;
  return (
    <section
      className={styles.counter}
      data-part="lap-counter"
      data-counter={counter}
      aria-label={words.title}
    >
      <h3 className={styles.title}>{words.title}</h3>
      <div className={styles.rounds} aria-hidden="true">
        {Array.from({ length: ROUNDS }, (_, at) => (
          <span key={at} className={styles.round} data-done={at < laps ? '' : undefined}>
            {at + 1}
          </span>
        ))}
      </div>
      <p className={styles.state} role="status">
        <strong>{messages.completed(laps)}</strong>
        <span>{isDone ? messages.done : words.next(laps + 1)}</span>
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.add}
          disabled={isDone}
          onClick={() => setLaps(laps + 1)}
        >
          {messages.add}
        </button>
        <button
          type="button"
          className="button"
          data-tone="plain"
          disabled={laps === 0}
          onClick={() => setLaps(laps - 1)}
        >
          {messages.undo}
        </button>
        <button
          type="button"
          className="button"
          data-tone="plain"
          disabled={laps === 0}
          onClick={() => setLaps(0)}
        >
          {messages.reset}
        </button>
      </div>
      <p className={styles.hint}>{messages.stays}</p>
    </section>
  );
}
