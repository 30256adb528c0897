import { isApiError } from '@fahm/api-client/errors.ts';
import type { CoachReply } from '@fahm/contracts/study/coach.ts';

/** How often, and after how many milliseconds, a question is sent again that the server is still answering. */
const MAX_ATTEMPTS = 12;
const PAUSE = 1500;

type QuestionSender = {
  /**
   * Asks by `send`, which is told the question's id, until there is an answer.
   * @throws what `send` threw last.
   */
  ask: (
    surah: number,
    question: string,
    send: (id: string) => Promise<CoachReply>,
  ) => Promise<{ id: string; reply: CoachReply }>;
};

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, PAUSE));

const isCode = (error: unknown, code: string): boolean => isApiError(error) && error.code === code;

/**
 * Keeps the id of a question until it is answered: whoever sends it again, after whatever failure, is answered
 * and counted once. An id that the server will never answer gives way to a new one.
 */
export function createQuestionSender(wait: () => Promise<void> = pause): QuestionSender {
  let open: { surah: number; question: string; id: string } | null = null;

  const idOf = (surah: number, question: string): string => {
    if (open?.surah !== surah || open.question !== question) {
      open = { surah, question, id: crypto.randomUUID() };
    }
    return open.id;
  };

  return {
    async ask(surah, question, send) {
      let isRefused = false;
      for (let tries = 1; ; tries += 1) {
        const id = idOf(surah, question);
        try {
          const reply = await send(id);
          open = null;
          return { id, reply };
        } catch (error) {
          if (isCode(error, 'busy') && tries < MAX_ATTEMPTS) {
            await wait();
          } else if (isCode(error, 'conflict') && !isRefused) {
            isRefused = true;
            open = null;
          } else throw error;
        }
      }
    },
  };
}
