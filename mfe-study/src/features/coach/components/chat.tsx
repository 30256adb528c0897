import { coachChatQuery, coachPlanQuery } from '@fahm/api-client/study/coach.ts';
import type { CoachHistory, CoachReply } from '@fahm/contracts/study/coach.ts';
import { readTranslation } from '@fahm/mfe-kit/prefs.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import textLink from '@fahm/ui/text-link.module.css';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { exampleTitles, languageOfAnswer } from '../model.ts';
import { type Pending, useChat } from '../use-chat.ts';
import { Answer } from './answer.tsx';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { DeleteChat } from './delete-chat.tsx';
import { Segments } from './segments.tsx';

/** The chat about a surah: what was asked and answered, and the field for the next question. */
export function Chat({ surah }: { surah: number }) {
  const { api } = useStudy();
  const translation = readTranslation(document.cookie);
  const query = useQuery(coachChatQuery(api, surah, translation));
  if (query.isPending) return <p role="status">{messages.loading}</p>;
  if (query.isError) {
    return (
      <p role="alert">
        {messages.failed}{' '}
        <button type="button" className={textLink.small} onClick={() => void query.refetch()}>
          {messages.retry}
        </button>
      </p>
    );
  }
  return <OpenChat surah={surah} chat={query.data} />;
}

function OpenChat({ surah, chat }: { surah: number; chat: CoachHistory }) {
  const [heard, setHeard] = useState<CoachReply | null>(null);
  const { pending, send, stop } = useChat(surah, setHeard);
  const log = useRef<HTMLDivElement>(null);
  const count = chat.messages.length;
  const question = pending?.id ?? chat.messages.findLast(({ role }) => role === 'user')?.id;
  useEffect(() => {
    const last = log.current?.querySelector<HTMLElement>(`[data-question="${question}"]`);
    // The last question stands at the top: an answer is read from its beginning.
    if (log.current && last) log.current.scrollTop = last.offsetTop;
  }, [question]);
  const isEmpty = count === 0 && pending === null;
  return (
    <>
      {isEmpty ? (
        <Examples surah={surah} onChoose={(text) => void send(text)} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
        <div ref={log} className={styles.log} role="region" aria-label={messages.log} tabIndex={0}>
          {chat.messages.map((message) =>
            message.role === 'user' ? (
              <Question key={message.id} id={message.id} text={message.content} />
            ) : (
              <Answer key={message.id} surah={surah} answer={message} />
            ),
          )}
          {pending !== null && <Answering pending={pending} />}
        </div>
      )}
      {/* Heard once, when it is whole. */}
      <p className="visually-hidden" role="status">
        {pending === null ? <Heard reply={heard} /> : messages.working}
      </p>
      <Composer
        allowance={chat.allowance}
        isPending={pending !== null}
        onSend={send}
        onStop={stop}
      />
      {count > 0 && <DeleteChat surah={surah} />}
    </>
  );
}

/** An answer as a screen reader says it, in the voice of its language. */
function Heard({ reply }: { reply: CoachReply | null }) {
  if (reply?.message.role !== 'assistant') return null;
  const language = languageOfAnswer(reply.message) ?? undefined;
  return (
    <>
      {messages.answers} <span lang={language}>{reply.response}</span>
    </>
  );
}

function Question({ id, text }: { id: string; text: string }) {
  return (
    <div className={styles.question} data-question={id}>
      <p className={styles.label}>{messages.you}</p>
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
          <p className={styles.working}>{messages.working}</p>
        ) : (
          <div>
            <Segments segments={pending.segments} />
          </div>
        )}
      </div>
    </>
  );
}

/** Questions that the lessons of today answer. */
function Examples({ surah, onChoose }: { surah: number; onChoose: (text: string) => void }) {
  const { api } = useStudy();
  const { data: plan } = useQuery(coachPlanQuery(api, surah));
  const examples = exampleTitles(plan).map(messages.example);
  return (
    <div className={styles.empty}>
      <h3 className={styles.emptyHeading}>{messages.empty}</h3>
      <p>{messages.emptyText}</p>
      <ul>
        {examples.map((text) => (
          <li key={text}>
            <button type="button" className={textLink.small} onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
