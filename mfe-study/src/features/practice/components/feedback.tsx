import type { Flashcard } from '@fahm/contracts/lessons.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Verses } from '../../../lib/verse.tsx';
import { messages } from '../messages.ts';
import { rightAnswers } from '../model/deal.ts';
import styles from './practice.module.css';

type Props = { card: Flashcard; isRight: boolean; actions: ReactNode; children: ReactNode };

/** What came of an answer: a word and a sign, never a colour alone; then why, and where it stands. */
export function Feedback({ card, isRight, actions, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.feedback} ref={box} tabIndex={-1} data-right={isRight || undefined}>
      <p className={styles.verdict}>
        <span aria-hidden="true">{isRight ? '✓' : '✕'}</span>{' '}
        {isRight ? messages.right : messages.wrong}
      </p>
      {!isRight && (
        <p className={styles.rightAnswer}>
          {messages.rightAnswer} <strong>{rightAnswers(card)[0]}</strong>
        </p>
      )}
      <p className={styles.explanation}>{card.explanation}</p>
      {card.verseRefs.length > 0 && <Verses references={card.verseRefs} />}
      <div className={styles.extras}>{actions}</div>
      <div className={styles.onward}>{children}</div>
    </div>
  );
}
