import { useEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import type { CheckResult } from '../parse-results.ts';
import styles from './check.module.css';

type Props = {
  surah: number;
  result: CheckResult;
  /** How it went the last time. */
  before: CheckResult | null;
  onAgain: () => void;
};

export function Result({ surah, result: { right, of }, before, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.result}>
      <h3 ref={heading} tabIndex={-1}>
        {messages.result(right, of)}
      </h3>
      <p>{right === of ? messages.all : messages.some}</p>
      {before !== null && <p className={styles.at}>{messages.before(before.right, before.of)}</p>}
      <p className={styles.at}>{messages.stays}</p>
      <p className={styles.actions}>
        <a className="button" href={`/surahs/${surah}`}>
          {messages.lessons}
        </a>
        <button type="button" className="button" data-tone="secondary" onClick={onAgain}>
          {messages.again}
        </button>
      </p>
    </section>
  );
}
