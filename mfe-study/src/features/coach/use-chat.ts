import { askCoach } from '@fahm/api-client/study/ask-coach.ts';
import { changeCoachChat } from '@fahm/api-client/study/coach.ts';
import { type ApiError, isApiError } from '@fahm/api-client/errors.ts';
import type {
  CoachHistory,
  CoachMessage,
  CoachReply,
  CoachSegment,
} from '@fahm/contracts/study/coach.ts';
import { loginPath } from '@fahm/contracts/person/sign-in.ts';
import { readTranslation } from '@fahm/mfe-kit/prefs.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { coachPath } from '../../lib/paths.ts';
import { useStudy } from '../../lib/study.ts';
import { createQuestionSender } from './question-sender.ts';
import { messages } from './messages.ts';

/** A question on its way, with the pieces of its answer that are here. */
export type Pending = { id: string; question: string; segments: readonly CoachSegment[] };

/** How long somebody reads why they are sent to sign in, in milliseconds ([6.4]). */
const REDIRECT_DELAY = 500;

const noticeOf = ({ code }: Pick<ApiError, 'code'>) => {
  if (code === 'unauthorized') return messages.signIn;
  return code === 'subscription_required' ? messages.locked : messages.error;
};

const withAnswer = (
  chat: CoachHistory,
  { id, question }: Pick<Pending, 'id' | 'question'>,
  { allowance, message }: CoachReply,
): CoachHistory => {
  const { timestamp } = message;
  const sent: CoachMessage = { id, role: 'user', content: question, timestamp, verseRefs: [] };
  return { allowance, messages: [...chat.messages, sent, message] };
};

/** Sends questions, one at a time; `onAnswer` hears each whole answer once. */
export function useChat(surah: number, onAnswer: (reply: CoachReply) => void) {
  const { host } = useStudy();
  const client = useQueryClient();
  const [pending, setPending] = useState<Pending | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const [sender] = useState(createQuestionSender);
  useEffect(() => () => stopping.current?.abort(), []);

  const fail = (error: unknown) => {
    const fault = isApiError(error) ? error : null;
    // What is used up is told beside the field.
    if (fault?.code === 'too_many_requests') {
      void client.invalidateQueries({ queryKey: ['/api/coach', surah, 'messages'] });
      return;
    }
    host.notify({ ...(fault ? noticeOf(fault) : messages.error), tone: 'destructive' });
    if (fault?.code === 'unauthorized') {
      setTimeout(() => location.assign(loginPath(coachPath(surah))), REDIRECT_DELAY);
    }
  };

  /** Whether the question was answered: one that was not stays in the field. */
  const send = async (question: string): Promise<boolean> => {
    if (pending !== null) return false;
    const stop = new AbortController();
    stopping.current = stop;
    try {
      const { id, reply } = await sender.ask(surah, question, (questionId) => {
        setPending({ id: questionId, question, segments: [] });
        const translation = readTranslation(document.cookie);
        const request = { surahNumber: surah, message: question, id: questionId };
        return askCoach(translation ? { ...request, translation } : request, {
          fetch: (...given) => fetch(...given),
          baseUrl: '',
          signal: stop.signal,
          onSegment: (segment) =>
            setPending((now) => now && { ...now, segments: [...now.segments, segment] }),
        });
      });
      changeCoachChat(client, surah, (chat) => withAnswer(chat, { id, question }, reply));
      onAnswer(reply);
      return true;
    } catch (error) {
      if (!stop.signal.aborted) fail(error);
      return false;
    } finally {
      setPending(null);
    }
  };
  return { pending, send, stop: () => stopping.current?.abort() };
}
