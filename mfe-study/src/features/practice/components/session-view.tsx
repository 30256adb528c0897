import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { Progress } from '@fahm/ui/progress.tsx';
import type { ReactNode } from 'react';
import { CloseButton } from '../../../lib/components/close-button.tsx';
import { messages } from '../messages.ts';
import { type Playing, resultOf } from '../model/session.ts';
import { sessionKeys } from '../session-keys.ts';
import type { Practice } from '../practice.ts';
import { Corrections } from './corrections.tsx';
import { Question } from './question.tsx';
import styles from './practice.module.css';

type Props = {
  practice: Practice;
  session: Playing;
  renderActions: (card: Flashcard) => ReactNode;
};

/** A card, its answer, and what came of it (spec 2.9.3). */
export function SessionView({ practice, session, renderActions }: Props) {
  const { status, config, run } = session;
  const { rate, undo, leave, unshown, read } = practice;
  const item = run.items[run.at];
  if (item === undefined) return null;
  const corrections = status === 'showing' ? unshown(item) : [];
  const { correct, incorrect } = resultOf(run);
  const isStudy = config.mode === 'study';
  const place = messages.place(run.at + 1, run.items.length);
  return (
    <section
      className={styles.session}
      aria-label={messages[config.mode].heading}
      {...sessionKeys({ status, config, rate, undo })}
    >
      <div className={styles.way}>
        <Progress max={run.items.length} value={run.at} aria-label={place} />
        <CloseButton label={messages.end} onClick={leave} />
      </div>
      <div className={styles.status}>
        <p>{place}</p>
        <p>
          {messages.correct} {correct} · {messages.incorrect} {incorrect}
        </p>
      </div>
      {corrections.length > 0 ? (
        <Corrections corrections={corrections} onRead={() => read(corrections)} />
      ) : (
        <Question
          key={`${run.at} ${item.card.id}`}
          item={item}
          practice={practice}
          session={session}
          actions={renderActions(item.card)}
        />
      )}
      <div className={styles.foot}>
        {isStudy && status === 'showing' && run.ratings.length > 0 && (
          <button type="button" className={styles.quiet} onClick={undo}>
            {messages.undo}
          </button>
        )}
        {corrections.length === 0 && (
          <p className={styles.keys}>
            {item.play === 'choose' && messages.keys.options}{' '}
            {isStudy && `${messages.keys.ratings} ${messages.keys.undo}`}
          </p>
        )}
      </div>
    </section>
  );
}
