import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { studyPaths } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { missedIn, resultOf, type Run, type SessionConfig, soonAgain } from '../model/session.ts';
import type { Practice } from '../practice.ts';
import { Missed } from './missed.tsx';
import { casualRows, Figures, studyRows } from './results.tsx';
import styles from './practice.module.css';

type Props = { practice: Practice; mode: SessionConfig['mode']; run: Run };

/** How a session went (spec 2.9.3, 2.9.4). */
export function Summary({ practice, mode, run }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const result = resultOf(run);
  const soon = soonAgain(run);
  const missed = mode === 'casual' ? missedIn(run) : [];
  const rows =
    mode === 'casual' ? casualRows(result) : studyRows({ ...result, updates: run.ratings.length });
  return (
    <section className={styles.card} aria-labelledby="summary">
      <h3 ref={heading} className={styles.heading} id="summary" tabIndex={-1}>
        {messages.done}
      </h3>
      <Figures rows={rows} />
      {missed.length > 0 && (
        <Missed items={missed} onAgain={() => practice.dispatch({ type: 'again' })} />
      )}
      {soon > 0 && <p className={styles.text}>{messages.soon(soon)}</p>}
      <p className={styles.actions}>
        <button type="button" className="button" onClick={practice.leave}>
          {messages.again}
        </button>
        <Link className={styles.quiet} href={studyPaths.dashboard}>
          {messages.home}
        </Link>
        {run.ratings.length > 0 && (
          <button type="button" className={styles.quiet} onClick={practice.undo}>
            {messages.undo}
          </button>
        )}
      </p>
      {practice.unsent > 0 && (
        <p className={styles.unsent} role="status">
          {messages.study.unsent(practice.unsent)}
        </p>
      )}
    </section>
  );
}
