import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import { suggestedRating } from '../model/score.ts';
import type { Playing, SessionItem } from '../model/session.ts';
import type { Practice } from '../practice.ts';
import { AnswerArea } from './answers/answer-area.tsx';
import { WordFace } from './answers/word-face.tsx';
import { Feedback } from './feedback.tsx';
import { RatingBar } from './rating-bar.tsx';
import styles from './practice.module.css';

type Props = { item: SessionItem; practice: Practice; session: Playing; actions: ReactNode };

/** One card of a session. Keyed by its place: each begins anew, with the focus on what is read first. */
export function Question({ item, practice, session, actions }: Props) {
  const { card, next } = item;
  const { status, config, run } = session;
  const { dispatch, rate } = practice;
  const first = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const isCase = card.type === 'case';
  const answer = status === 'evaluating' ? (run.answers[run.at] ?? null) : null;
  const isLast = run.at === run.items.length - 1;
  return (
    <article className={styles.question} data-card={card.id} data-type={card.type}>
      {isCase && (
        <p ref={first} className={styles.situation} tabIndex={-1}>
          {card.situation}
        </p>
      )}
      <h3 ref={isCase ? null : first} className={styles.prompt} tabIndex={-1}>
        {card.type === 'word' ? messages.words.ask[card.question.ask] : card.prompt}
      </h3>
      {card.type === 'word' && <WordFace card={card} />}
      <AnswerArea
        item={item}
        given={answer}
        onSubmit={(submitted) => dispatch({ type: 'submit', answer: submitted })}
      />
      {answer !== null && (
        <Feedback
          item={item}
          answer={answer}
          onTick={(points) => dispatch({ type: 'tick', points })}
          actions={actions}
        >
          {config.mode === 'study' && next !== null ? (
            <RatingBar next={next} suggested={suggestedRating(card, answer)} onRate={rate} />
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
