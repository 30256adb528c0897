import { coachChatQuery, coachPlanQuery } from '@fahm/api-client/study/coach.ts';
import type { CoachHistory, CoachReply } from '@fahm/contracts/study/coach.ts';
import { lazyComponent, useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import { readTranslation } from '@fahm/mfe-kit/prefs.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import textLink from '@fahm/ui/text-link.module.css';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { exampleTitles, languageOfAnswer } from '../model.ts';
import { useChat } from '../use-chat.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';

// With the first question: who opens a chat that is empty waits for neither.
const conversation = lazyComponent(async () => (await import('./conversation.tsx')).Conversation);
const deleteChat = lazyComponent(async () => (await import('./delete-chat.tsx')).DeleteChat);

/** The chat about a surah: what was asked and answered, and the field for the next question. */
export function Chat({ surah }: { surah: number }) {
  const { api } = useStudy();
  const translation = readTranslation(document.cookie);
  const query = useQuery(coachChatQuery(api, surah, translation));
  if (query.isPending) {
    return (
      <p className={styles.pending} role="status">
        {messages.loading}
      </p>
    );
  }
  if (query.isError) return <Failed onRetry={() => void query.refetch()} />;
  return <OpenChat surah={surah} chat={query.data} />;
}

function OpenChat({ surah, chat }: { surah: number; chat: CoachHistory }) {
  const [heard, setHeard] = useState<CoachReply | null>(null);
  const { pending, send, stop } = useChat(surah, setHeard);
  const isEmpty = chat.messages.length === 0 && pending === null;
  return (
    <>
      {isEmpty ? (
        <Examples surah={surah} onChoose={(text) => void send(text)} />
      ) : (
        <Suspense fallback={<ConversationPending />}>
          <conversation.View surah={surah} messages={chat.messages} pending={pending} />
        </Suspense>
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
      {chat.messages.length > 0 && (
        <Suspense fallback={null}>
          <deleteChat.View surah={surah} />
        </Suspense>
      )}
    </>
  );
}

function ConversationPending() {
  const { host } = useStudy();
  return useMissing(conversation) ? (
    <Failed onRetry={() => void host.retry()} />
  ) : (
    <p className={styles.pending}>{messages.loading}</p>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert">
      {messages.failed}{' '}
      <button type="button" className={textLink.small} onClick={onRetry}>
        {messages.retry}
      </button>
    </p>
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
