import { type ReactNode, useEffect, useRef } from 'react';
import { Verses } from '../../../lib/lesson/verse.tsx';
import { messages } from '../messages.ts';
import type { PlayCard } from '../model/deal.ts';
import { type Answer, isRight, rightAnswers, rightElsewhere, scoreOf } from '../model/score.ts';
import { WordFacts } from './answers/word-face.tsx';
import { RecallPoints } from './answers/recall-points.tsx';
import styles from './practice.module.css';

type Props = {
  item: PlayCard;
  answer: Answer;
  onTick: (told: readonly number[]) => void;
  actions: ReactNode;
  children: ReactNode;
};

/** What came of an answer: a word and a sign, never a colour alone; then why, and where it stands. */
export function Feedback({ item, answer, onTick, actions, children }: Props) {
  const { card } = item;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // On a phone it stands below the answers.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const told = typeof answer === 'string' ? [] : answer;
  return (
    <div
      className={styles.feedback}
      ref={box}
      tabIndex={-1}
      data-right={isRight(card, answer) || undefined}
    >
      {item.play === 'recall' && <RecallPoints card={item.card} told={told} onTick={onTick} />}
      <Verdict item={item} answer={answer} />
      {card.type === 'word' ? (
        <WordFacts card={card} />
      ) : (
        <p className={styles.explanation}>{card.explanation}</p>
      )}
      {card.verseRefs.length > 0 && <Verses references={card.verseRefs} />}
      <div className={styles.extras}>{actions}</div>
      <div className={styles.onward}>{children}</div>
    </div>
  );
}

function Verdict({ item: { play, card }, answer }: Pick<Props, 'item' | 'answer'>) {
  if (play === 'recall') {
    return (
      <p className={styles.told} role="status">
        {messages.recall.told(scoreOf(card, answer))}
      </p>
    );
  }
  if (isRight(card, answer)) return <Sign sign="✓">{messages.right}</Sign>;
  const [right] = rightAnswers(card);
  const elsewhere = rightElsewhere(card, answer);
  return (
    <>
      <Sign sign="✕">
        {messages.wrong}
        {(play === 'order' || play === 'match') &&
          `: ${messages[play].score(scoreOf(card, answer))}`}
      </Sign>
      {right !== undefined && card.type !== 'word' && (
        <p className={styles.rightAnswer}>
          {messages.rightAnswer} <strong>{right}</strong>
        </p>
      )}
      {elsewhere !== null && <Elsewhere verses={elsewhere} />}
    </>
  );
}

function Sign({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <p className={styles.verdict}>
      <span aria-hidden="true">{sign}</span> {children}
    </p>
  );
}

/** A choice that is wrong here is what other verses say: which ones, and the way to them. */
function Elsewhere({ verses }: { verses: string }) {
  return (
    <div className={styles.elsewhere}>
      <p>{messages.elsewhere(verses)}</p>
      <Verses references={[verses]} />
    </div>
  );
}
