import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import type { Playing, SessionItem } from '../model/session.ts';
import type { Practice } from '../use-practice.ts';
import { AnswerArea } from './answer-area.tsx';
import { Feedback } from './feedback.tsx';
import { RatingBar } from './rating-bar.tsx';
import styles from './practice.module.css';

type Props = { item: SessionItem; practice: Practice; session: Playing; actions: ReactNode };

/** One card of a session. Keyed by its place: each begins anew, with the focus on its question. */
export function Question({ item, practice, session, actions }: Props) {
  const { card, next } = item;
  const { status, config, run } = session;
  const { dispatch, rate } = practice;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isDone = status === 'evaluating';
  const isRight = run.marks[run.at] === true;
  const isLast = run.at === run.items.length - 1;
  return (
    <article className={styles.question} data-card={card.id} data-type={card.type}>
      <h3 ref={heading} className={styles.prompt} tabIndex={-1}>
        {card.prompt}
      </h3>
      <AnswerArea
        item={item}
        given={isDone ? (run.answers[run.at] ?? null) : null}
        onSubmit={(answer) => dispatch({ type: 'submit', answer })}
      />
      {isDone && (
        <Feedback card={card} isRight={isRight} actions={actions}>
          {config.mode === 'study' && next !== null ? (
            <RatingBar next={next} suggested={isRight ? 'good' : 'again'} onRate={rate} />
          ) : (
            <button type="button" className="button" onClick={() => dispatch({ type: 'next' })}>
              {isLast ? messages.finish : messages.next}
            </button>
          )}
        </Feedback>
      )}
    </article>
  );
}
