import type { PublicCorrection } from '@fahm/contracts/content/public-corrections.ts';
import { formatDate } from '@fahm/ui/format-date.ts';
import { useEffect, useId, useRef } from 'react';
import { messages } from '../messages.ts';
import styles from './corrections.module.css';

type Props = { corrections: readonly PublicCorrection[]; onRead: () => void };

/** What was wrong in a card that somebody learned from, before it is asked again. */
export function Corrections({ corrections, onRead }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className={styles.corrections} aria-labelledby={id} data-corrections>
      <h3 ref={heading} id={id} className={styles.heading} tabIndex={-1}>
        {messages.corrections.heading}
      </h3>
      <p className={styles.text}>{messages.corrections.text}</p>
      {corrections.map(({ item, on, was, now }) => (
        <section key={`${item} ${on}`} className={styles.correction}>
          <p className={styles.day}>
            {messages.corrections.on}{' '}
            <time dateTime={on}>
              {formatDate(new Date(on), { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </p>
          <dl>
            <dt>{messages.corrections.was}</dt>
            <dd>{was}</dd>
            <dt>{messages.corrections.now}</dt>
            <dd>{now ?? messages.corrections.withdrawn}</dd>
          </dl>
        </section>
      ))}
      <button type="button" className="button" onClick={onRead}>
        {messages.corrections.goOn}
      </button>
    </article>
  );
}
