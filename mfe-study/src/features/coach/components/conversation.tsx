import type { CoachHistory } from '@fahm/contracts/study/coach.ts';
import { useEffect, useRef } from 'react';
import { messages as words } from '../messages.ts';
import type { Pending } from '../use-chat.ts';
import { Answer } from './answer.tsx';
import styles from './chat.module.css';
import { Segments } from './segments.tsx';

type Props = {
  surah: number;
  messages: CoachHistory['messages'];
  /** The question that is being answered; null for none. */
  pending: Pending | null;
};

/** What was asked and answered. */
export function Conversation({ surah, messages, pending }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const question = pending?.id ?? messages.findLast(({ role }) => role === 'user')?.id;
  useEffect(() => {
    const last = log.current?.querySelector<HTMLElement>(`[data-question="${question}"]`);
    // The last question stands at the top: an answer is read from its beginning.
    if (log.current && last) log.current.scrollTop = last.offsetTop;
  }, [question]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
    <div ref={log} className={styles.log} role="region" aria-label={words.log} tabIndex={0}>
      {messages.map((message) =>
        message.role === 'user' ? (
          <Question key={message.id} id={message.id} text={message.content} />
        ) : (
          <Answer key={message.id} surah={surah} answer={message} />
        ),
      )}
      {pending !== null && <Answering pending={pending} />}
    </div>
  );
}

function Question({ id, text }: { id: string; text: string }) {
  return (
    <div className={styles.question} data-question={id}>
      <p className={styles.label}>{words.you}</p>
      <p className={styles.question} dir="auto">
        {text}
      </p>
    </div>
  );
}

function Answering({ pending }: { pending: Pending }) {
  return (
    <>
      <Question id={pending.id} text={pending.question} />
      <div className={styles.answer} aria-busy="true">
        {pending.segments.length === 0 ? (
          <p className={styles.working}>{words.working}</p>
        ) : (
          <div>
            <Segments segments={pending.segments} />
          </div>
        )}
      </div>
    </>
  );
}
